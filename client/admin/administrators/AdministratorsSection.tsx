import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'
import { AdministratorRow } from './AdministratorRow.tsx'
import { administratorsQuery } from './administrators.api.ts'
import { NewAdministrator } from './NewAdministrator.tsx'

export function AdministratorsSection() {
  const { adminAccount: w } = useWords('adminAccount')
  const query = useQuery(administratorsQuery)
  const [isAdding, setAdding] = useState(false)
  return (
    <PanelSection
      title={w.administrators}
      lead={w.administratorsLead}
      action={
        <Button
          variant="secondary"
          icon={<UserPlus aria-hidden="true" className="size-5" />}
          onClick={() => setAdding(true)}
        >
          {w.addAdministrator}
        </Button>
      }
    >
      <QueryPart query={query}>
        {(administrators) => (
          <ul className="divide-y">
            {administrators.map((one) => (
              <AdministratorRow key={one.id} administrator={one} />
            ))}
          </ul>
        )}
      </QueryPart>
      {isAdding && <NewAdministrator onClose={() => setAdding(false)} />}
    </PanelSection>
  )
}
