import { useQuery, useQueryClient } from '@tanstack/react-query'
import { adminQuery } from '#client/admin/admin.api.ts'
import { useWords } from '#client/core/language.tsx'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'
import { accountQuery } from './account.api.ts'
import { CodesSetting } from './CodesSetting.tsx'

/** Where one-time codes are required: all that is open until they are set up. */
export function EnrolSection() {
  const { adminAccount: w } = useWords('adminAccount')
  const client = useQueryClient()
  const query = useQuery(accountQuery)
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 sm:py-12">
      <h1 className="sr-only">{w.enrol}</h1>
      <PanelSection title={w.enrol} lead={w.enrolText}>
        <QueryPart query={query}>
          {(account) => (
            <CodesSetting
              account={account}
              onKept={() => void client.invalidateQueries({ queryKey: adminQuery.queryKey })}
            />
          )}
        </QueryPart>
      </PanelSection>
    </div>
  )
}
