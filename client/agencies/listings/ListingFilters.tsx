import { useWords } from '#client/core/language.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { SearchField } from '#client/ui/list/SearchField.tsx'
import type { AgencyMember } from '#shared/agencies/agencies.ts'

export const listingFilterNames = ['text', 'status', 'assignedTo'] as const

const statuses = ['active', 'reserved', 'pending', 'draft', 'expired', 'closed'] as const

interface Props {
  members: readonly AgencyMember[]
  filters: Partial<Record<(typeof listingFilterNames)[number], string>>
  set: (changes: Readonly<Record<string, string | undefined>>) => void
}

export function ListingFilters({ members, filters, set }: Props) {
  const { agencies, mine } = useWords('agencies', 'mine')
  const w = agencies.listings
  return (
    <div className="flex min-w-0 flex-1 basis-80 flex-wrap gap-2">
      <SearchField
        label={w.search}
        value={filters.text ?? ''}
        onSearch={(text) => set({ text })}
        className="min-w-0 flex-2 basis-64"
      />
      <Field label={w.status} hideLabel className="flex-1 basis-40">
        {(control) => (
          <Select
            {...control}
            value={filters.status ?? ''}
            options={[
              { value: '', label: w.anyStatus },
              ...statuses.map((status) => ({ value: status, label: mine.statuses[status] })),
            ]}
            onChoose={(status) => set({ status })}
          />
        )}
      </Field>
      <Field label={w.inCharge} hideLabel className="flex-1 basis-40">
        {(control) => (
          <Select
            {...control}
            value={filters.assignedTo ?? ''}
            options={[
              { value: '', label: w.anybody },
              ...members.map(({ userId, name }) => ({ value: userId, label: name })),
            ]}
            onChoose={(assignedTo) => set({ assignedTo })}
          />
        )}
      </Field>
    </div>
  )
}
