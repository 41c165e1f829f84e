import { useWords } from '#client/core/language.tsx'
import { DownloadButton } from '#client/inquiries/DownloadButton.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/form/Checkbox.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { SearchField } from '#client/ui/list/SearchField.tsx'
import { inboxApi, inquiryStatuses } from '#shared/inquiries/inbox.ts'
import { withValues } from '#shared/paths.ts'

export const filterNames = ['text', 'status', 'unread', 'listingId', 'heldBy'] as const

interface Props {
  filters: Partial<Record<(typeof filterNames)[number], string>>
  set: (changes: Readonly<Record<string, string | undefined>>) => void
  isFiltered: boolean
  /** Shows what colleagues hold too. */
  isTeam: boolean
  clear: () => void
}

export function InboxFilters({ filters, set, isFiltered, isTeam, clear }: Props) {
  const { inbox: w } = useWords('inbox')
  return (
    <section aria-label={w.filters} className="grid gap-2">
      <SearchField
        label={w.search}
        placeholder={w.searchHint}
        value={filters.text ?? ''}
        onSearch={(text) => set({ text })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Field label={w.status} hideLabel className="flex-1 basis-40">
          {(control) => (
            <Select
              {...control}
              value={filters.status ?? ''}
              options={[
                { value: '', label: w.anyStatus },
                ...inquiryStatuses.map((value) => ({ value, label: w.statuses[value] })),
              ]}
              onChoose={(status) => set({ status })}
            />
          )}
        </Field>
        <DownloadButton
          address={withValues(inboxApi.export.path, filters)}
          fileName={w.fileName}
          failed={w.downloadFailed}
        >
          {w.download}
        </DownloadButton>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          checked={filters.unread === 'true'}
          onChange={(checked) => set({ unread: checked ? 'true' : '' })}
        >
          {w.onlyUnread}
        </Checkbox>
        {isTeam && (
          <Checkbox
            checked={filters.heldBy === 'me'}
            onChange={(checked) => set({ heldBy: checked ? 'me' : '' })}
          >
            {w.onlyMine}
          </Checkbox>
        )}
        {isFiltered && (
          <Button variant="quiet" size="sm" onClick={clear} className="-mr-3 min-h-11">
            {filters.listingId ? `${w.ofListing} · ${w.clear}` : w.clear}
          </Button>
        )}
      </div>
    </section>
  )
}
