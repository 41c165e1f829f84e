import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import {
  historyQuery,
  invalidateDevelopments,
  putUnit,
  unitsQuery,
} from '#client/developments/team/team.api.ts'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { type AgencyRole, roleAllows } from '#shared/agencies/roles.ts'
import { developmentLimits } from '#shared/developments/developmentTypes.ts'
import type { TeamDevelopment, TeamUnit } from '#shared/developments/teamDevelopments.ts'
import { teamDevelopmentsApi } from '#shared/developments/teamDevelopmentsApi.ts'

interface UnitActionsProps {
  development: TeamDevelopment
  unit: TeamUnit
  role: AgencyRole
  onEdit: () => void
}

type Step = 'hold' | 'release' | 'sell'

export function UnitActions({ development, unit, role, onEdit }: UnitActionsProps) {
  const { core, developmentTeam: w } = useWords('core', 'developmentTeam')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const { run, running } = useSteps(development.id, unit)
  const isDecider = roleAllows(role, 'assign')
  const { state } = unit
  function hold() {
    if (name.trim() === '') return setProblem(core.requiredField)
    run('hold', name)
  }
  return (
    <form
      noValidate
      className="mt-4 grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        hold()
      }}
    >
      {state === 'free' && (
        <TextInput
          name="name"
          label={w.holdName}
          value={name}
          onChange={(text) => {
            setName(text)
            setProblem(undefined)
          }}
          error={problem}
          maxLength={developmentLimits.heldFor}
          autoComplete="off"
        />
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'free' && (
          <Button type="submit" busy={running === 'hold'}>
            {w.hold}
          </Button>
        )}
        {state !== 'sold' && isDecider && (
          <Button
            variant={state === 'held' ? 'primary' : 'secondary'}
            busy={running === 'sell'}
            onClick={() => run('sell', name)}
          >
            {w.sell}
          </Button>
        )}
        {(state === 'held' || (state === 'sold' && isDecider)) && (
          <Button variant="secondary" busy={running === 'release'} onClick={() => run('release', name)}>
            {state === 'sold' ? w.reopen : w.release}
          </Button>
        )}
        <Button variant="quiet" onClick={onEdit}>
          {w.edit}
        </Button>
      </div>
    </form>
  )
}

function useSteps(id: string, unit: TeamUnit) {
  const { developmentTeam: w } = useWords('developmentTeam')
  const client = useQueryClient()
  const sayFailure = useFailureToast()
  const [running, setRunning] = useState<Step>()
  const params = { id, unitId: unit.id }
  const texts = { hold: w.held, release: w.released, sell: w.sold }
  const steps = useSingleMutation({
    mutationFn({ step, name }: { step: Step; name: string }) {
      setRunning(step)
      if (step === 'release') return call(teamDevelopmentsApi.release, { params })
      return step === 'hold'
        ? call(teamDevelopmentsApi.hold, { params, body: { name } })
        : call(teamDevelopmentsApi.sell, { params, body: { name } })
    },
    onSuccess(changed, { step }) {
      putUnit(client, id, changed)
      toast({ title: texts[step](unit.number) })
      void invalidateDevelopments(client)
    },
    onError(error) {
      sayFailure(error)
      // Somebody else was faster: what they did is shown.
      void client.invalidateQueries({ queryKey: unitsQuery(id).queryKey })
      void client.invalidateQueries({ queryKey: historyQuery(id, unit.id).queryKey })
    },
    onSettled: () => setRunning(undefined),
  })
  return { run: (step: Step, name: string) => steps.mutate({ step, name }), running }
}
