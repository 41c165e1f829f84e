import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet, Plus } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Board } from '#client/developments/board/Board.tsx'
import { unitsQuery } from '#client/developments/team/team.api.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import type { AgencyRole } from '#shared/agencies/roles.ts'
import type { TeamDevelopment } from '#shared/developments/teamDevelopments.ts'
import { AddUnitsDialog } from './AddUnitsDialog.tsx'
import { SheetDialog } from './SheetDialog.tsx'
import { UnitDialog } from './UnitDialog.tsx'

interface TeamBoardProps {
  development: TeamDevelopment
  role: AgencyRole
}

export function TeamBoard({ development, role }: TeamBoardProps) {
  const { developmentTeam: w } = useWords('developmentTeam')
  const query = useQuery(unitsQuery(development.id))
  const [asked, setAsked] = useState<'add' | 'sheet'>()
  const [chosenId, setChosenId] = useState<string>()
  const { unitTypes } = development
  const chosen = query.data?.find(({ id }) => id === chosenId)
  const close = () => setAsked(undefined)
  if (unitTypes.length === 0) return <EmptyState level={3} title={w.noUnits} text={w.needsTypes} />
  const actions = (
    <>
      <Button onClick={() => setAsked('add')} icon={<Plus aria-hidden="true" className="size-5" />}>
        {w.addUnits}
      </Button>
      <Button
        variant="secondary"
        onClick={() => setAsked('sheet')}
        icon={<FileSpreadsheet aria-hidden="true" className="size-5" />}
      >
        {w.sheet}
      </Button>
    </>
  )
  return (
    <>
      <QueryPart query={query}>
        {(units) =>
          units.length === 0 ? (
            <EmptyState level={3} title={w.noUnits} text={w.noUnitsText} actions={actions} />
          ) : (
            <div className="grid grid-cols-1 gap-4">
              <div className="flex flex-wrap gap-3">{actions}</div>
              <Board
                units={units}
                types={unitTypes}
                currency={development.currency}
                chosenId={chosenId}
                onChoose={setChosenId}
              />
            </div>
          )
        }
      </QueryPart>
      {asked === 'add' && <AddUnitsDialog development={development} onClose={close} />}
      {asked === 'sheet' && <SheetDialog development={development} onClose={close} />}
      {chosen && (
        <UnitDialog
          development={development}
          unit={chosen}
          role={role}
          onClose={() => setChosenId(undefined)}
        />
      )}
    </>
  )
}
