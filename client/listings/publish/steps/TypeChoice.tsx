import {
  AtSign,
  BriefcaseBusiness,
  Building,
  Building2,
  Clock,
  House,
  LandPlot,
  type LucideIcon,
  Store,
  Sunrise,
  Users,
  Warehouse,
} from 'lucide-react'
import { useId } from 'react'
import { useWords } from '#client/core/language.tsx'
import type { PropertyType } from '#shared/listings/listingTypes.ts'

const groups = [
  {
    name: 'homes',
    types: [
      ['house', House],
      ['apartment', Building2],
      ['condo', Building],
      ['penthouse', Sunrise],
    ],
  },
  {
    name: 'others',
    types: [
      ['land', LandPlot],
      ['commercial', Store],
      ['office', BriefcaseBusiness],
      ['warehouse', Warehouse],
    ],
  },
  {
    name: 'offices',
    types: [
      ['temp_office', Clock],
      ['virtual_office', AtSign],
      ['coworking', Users],
    ],
  },
] as const satisfies { name: string; types: readonly (readonly [PropertyType, LucideIcon])[] }[]

export function TypeChoice(props: { value: PropertyType; onChoose: (type: PropertyType) => void }) {
  const { publish: w, listings, fieldLabels } = useWords('publish', 'listings', 'fieldLabels')
  const name = useId()
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 font-semibold text-sm">{fieldLabels.propertyType}</legend>
      {groups.map((group) => (
        <div key={group.name} className="grid gap-2">
          <p className="text-ink-muted text-sm">{w.typeGroups[group.name]}</p>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {group.types.map(([type, Icon]) => (
              <label
                key={type}
                className="relative flex min-h-12 cursor-pointer items-center gap-2 rounded-lg border border-line-strong/60 px-2.5 py-2 font-medium text-sm leading-tight transition-colors hover:border-action has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-2 has-checked:text-action max-[24rem]:flex-col max-[24rem]:text-center sm:min-h-21 sm:flex-col sm:justify-center sm:text-center"
              >
                <input
                  type="radio"
                  name={name}
                  value={type}
                  checked={props.value === type}
                  onChange={() => props.onChoose(type)}
                  className="sr-only"
                />
                <Icon aria-hidden="true" className="size-6 shrink-0" strokeWidth={1.6} />
                <span className="min-w-0">{listings.types[type]}</span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}
