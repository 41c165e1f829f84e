import { MapPin, X } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { useListbox } from '#client/listings/search/bar/useListbox.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { FilterProps } from './filterProps.ts'
import { filtersOfPlace, findPlaces, noPlace } from './findPlaces.ts'
import { OptionList } from './OptionList.tsx'

export function PlaceFilter({ search, change }: FilterProps) {
  const { search: w } = useWords('search')
  const chosen = [search.neighborhood, search.city, search.state].flatMap((names) => names ?? []).join(', ')
  const [typed, setTyped] = useState<string>()
  const places = typed === undefined ? [] : findPlaces(typed)
  const listbox = useListbox<HTMLDivElement>({
    count: places.length,
    onChoose: (index) => {
      const place = places[index]
      if (place) change(filtersOfPlace(place))
      setTyped(undefined)
    },
    onBlur: () => setTyped(undefined),
  })
  const clear = () => {
    setTyped(undefined)
    change(noPlace)
  }
  const isUnknown = listbox.wantsOpen && Boolean(typed?.trim()) && places.length === 0
  return (
    <Field label={w.place} hint={isUnknown ? w.noPlace : undefined}>
      {(control) => (
        <div ref={listbox.container} className="relative">
          <Input
            {...control}
            {...listbox.fieldProps}
            placeholder={w.placeHint}
            value={typed ?? chosen}
            onChange={(event) => {
              setTyped(event.target.value)
              listbox.open()
              if (event.target.value === '' && chosen) change(noPlace)
            }}
            className="pr-11!"
          />
          {(typed ?? chosen) && (
            <IconButton
              label={w.clearPlace}
              icon={<X aria-hidden="true" className="size-4.5" />}
              onClick={clear}
              className="absolute! top-0 right-0"
            />
          )}
          {listbox.isOpen && (
            <OptionList
              listbox={listbox}
              label={w.place}
              options={places.map(({ kind, name, city }) => ({
                key: `${kind} ${name} ${city}`,
                content: (
                  <>
                    <MapPin aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
                    <span className="min-w-0 truncate">
                      {name} <span className="text-ink-muted text-sm">{kind === 'city' ? w.city : city}</span>
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
