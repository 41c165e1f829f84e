import { MapPin } from 'lucide-react'
import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { useListbox } from '#client/listings/search/bar/useListbox.ts'
import { OptionList } from '#client/listings/search/filters/OptionList.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import type { PlaceName } from '#shared/places/places.ts'
import type { FormFields } from './fields.ts'
import { problemText } from './problems.ts'

interface PlaceFieldProps {
  name: 'city' | 'neighborhood'
  label: string
  placeholder: string
  hint?: string
  options: (typed: string) => PlaceName[]
  onChoose: (place: PlaceName) => void
  onBlur: (typed: string, isChanged: boolean) => void
}

/** Accepts free text. */
export function PlaceField({ name, label, placeholder, hint, options, onChoose, onBlur }: PlaceFieldProps) {
  const words = useWords('errors', 'publish')
  const { field, fieldState } = useController<FormFields, PlaceFieldProps['name']>({ name })
  const valueOnFocus = useRef(field.value)
  const places = options(field.value)
  const isChosen = places.length === 1 && places[0]?.name === field.value
  const listbox = useListbox<HTMLDivElement>({
    count: isChosen ? 0 : places.length,
    onChoose: (index) => {
      const place = places[index]
      if (place) onChoose(place)
    },
  })
  return (
    <Field label={label} hint={hint} required error={problemText(fieldState.error?.message, words)}>
      {(control) => (
        <div ref={listbox.container} className="relative">
          <Input
            {...control}
            {...listbox.fieldProps}
            ref={field.ref}
            name={field.name}
            maxLength={80}
            placeholder={placeholder}
            value={field.value}
            onFocus={() => {
              valueOnFocus.current = field.value
            }}
            onClick={listbox.open}
            onChange={(event) => {
              field.onChange(event.target.value)
              listbox.open()
            }}
            onBlur={() => {
              listbox.fieldProps.onBlur()
              field.onBlur()
              onBlur(field.value, field.value !== valueOnFocus.current)
            }}
          />
          {listbox.isOpen && (
            <OptionList
              listbox={listbox}
              label={words.publish.placeOptions}
              options={places.map((place) => ({
                key: `${place.name} ${place.city}`,
                content: (
                  <>
                    <MapPin aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
                    <span className="min-w-0 truncate">
                      {place.name}
                      {place.kind === 'neighborhood' && (
                        <span className="text-ink-muted text-sm"> {place.city}</span>
                      )}
                    </span>
                  </>
                ),
              }))}
            />
          )}
        </div>
      )}
    </Field>
  )
}
