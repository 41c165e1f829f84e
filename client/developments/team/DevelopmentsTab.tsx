import { useAddressFilters } from '#client/ui/list/useAddressFilters.ts'
import type { AgencyRole } from '#shared/agencies/roles.ts'
import { DevelopmentForm } from './DevelopmentForm.tsx'
import { DevelopmentList } from './DevelopmentList.tsx'
import { DevelopmentView } from './DevelopmentView.tsx'

interface DevelopmentsTabProps {
  agencyId: string
  role: AgencyRole
}

const create = 'new'

/** An agency's developments, one of them, or a new one, as the address says. */
export function DevelopmentsTab({ agencyId, role }: DevelopmentsTabProps) {
  const { filters, set } = useAddressFilters(['development'])
  const { development } = filters
  const open = (id: string | undefined) => set({ development: id, section: undefined })
  if (development === undefined)
    return <DevelopmentList agencyId={agencyId} onOpen={open} onCreate={() => open(create)} />
  if (development === create)
    return (
      <DevelopmentForm agencyId={agencyId} onBack={() => open(undefined)} onSaved={({ id }) => open(id)} />
    )
  return <DevelopmentView key={development} id={development} role={role} onBack={() => open(undefined)} />
}
