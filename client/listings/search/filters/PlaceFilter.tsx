import { MapPin, X } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { useListbox } from '#client/listings/search/bar/useListbox.ts'
import { Chip } from '#client/ui/Chip.tsx'
import { passFocus } from '#client/ui/focus/passFocus.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { Words } from '#shared/words.ts'
import type { FilterProps } from './filterProps.ts'
import { addPlace, chosenPlaces, type FilterPlace, findFilterPlaces, noPlace } from './findPlaces.ts'
import { OptionList } from './OptionList.tsx'

export function PlaceFilter({ search, change }: FilterProps) {
  const { search: w } = useWords('search')
  const chosen = chosenPlaces(search)
  const [isAdding, setAdding] = useState(false)
  const [typed, setTyped] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const places = typed === undefined ? [] : findFilterPlaces(typed)
  const areBelow = chosen.length > 1 || (isAdding && chosen.length > 0)
  const only = areBelow ? '' : placeText(search)
  const listbox = useListbox<HTMLDivElement>({
    count: places.length,
    onChoose: (index) => {
      const place = places[index]
      if (place) change(addPlace(areBelow ? search : {}, place))
      setTyped(undefined)
      setAdding(false)
    },
    onBlur: () => setTyped(undefined),
  })
  const removing = (part: Parameters<typeof change>[0]) => (event: MouseEvent) => {
    passFocus(event, field.current)
    setTyped(undefined)
    setAdding(false)
    change(part)
  }
  const isUnknown = listbox.wantsOpen && Boolean(typed?.trim()) && places.length === 0
  return (
    <Field label={w.place} hint={isUnknown ? w.noPlace : undefined}>
      {(control) => (
        <>
          <div ref={listbox.container} className="relative">
            <Input
              {...control}
              {...listbox.fieldProps}
              ref={field}
              placeholder={areBelow ? w.addPlace : w.placeHint}
              value={typed ?? only}
              onChange={(event) => {
                setTyped(event.target.value)
                listbox.open()
                if (event.target.value === '' && only) change(noPlace)
              }}
              className="pr-11!"
            />
            {(typed ?? only) && (
              <IconButton
                label={w.clearPlace}
                icon={<X aria-hidden="true" className="size-4.5" />}
                onClick={removing(noPlace)}
                className="absolute! top-0 right-0"
              />
            )}
            {listbox.isOpen && (
              <OptionList
                listbox={listbox}
                label={w.place}
                options={places.map((place) => ({
                  key: `${place.kind} ${place.name} ${place.city}`,
                  content: <PlaceOption place={place} />,
                }))}
              />
            )}
          </div>
          {areBelow && (
            <div className="mt-2 flex flex-wrap gap-2">
              {chosen.map(({ name, without }) => (
                <Chip key={name} name={name} onRemove={removing(without)}>
                  {name}
                </Chip>
              ))}
            </div>
          )}
          {!areBelow && only && typed === undefined && (
            <button
              type="button"
              className="mt-1 min-h-9 font-medium text-action text-sm hover:underline"
              onClick={() => {
                setAdding(true)
                field.current?.focus()
              }}
            >
              {w.addPlace}
            </button>
          )}
        </>
      )}
    </Field>
  )
}

function PlaceOption({ place: { kind, name, city } }: { place: FilterPlace }) {
  const { search: w } = useWords('search')
  return (
    <>
      <MapPin aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      <span className="min-w-0 truncate">
        {name} <span className="text-ink-muted text-sm">{kindText(kind, w) ?? city}</span>
      </span>
    </>
  )
}

function placeText({ neighborhood, city, state }: FilterProps['search']): string {
  return [neighborhood, city, state].flatMap((names) => names ?? []).join(', ')
}

function kindText(kind: FilterPlace['kind'], w: Words['search']): string | undefined {
  return { city: w.city, state: w.department, neighborhood: undefined }[kind]
}
