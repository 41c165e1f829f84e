import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { Checkbox } from '#client/ui/form/Checkbox.tsx'
import { useForm } from '#client/ui/forms/useForm.ts'
import { agenciesApi } from '#shared/agencies/agencies.ts'
import { AgencyFields, type AgencyValues } from './AgencyFields.tsx'
import { invalidateAgency, putAgency } from './agencies.api.ts'

interface Values extends AgencyValues {
  bringListings: boolean
}

const initial: Values = {
  name: '',
  city: '',
  email: '',
  whatsapp: '',
  ruc: '',
  description: '',
  languages: ['es'],
  logoId: null,
  logoUrl: null,
  bringListings: true,
}

export function FoundAgency() {
  const { agencies: w } = useWords('agencies')
  const client = useQueryClient()
  const form = useForm({
    initial,
    required: ['name', 'city'],
    save: ({ logoUrl: _, ...body }: Values, idempotencyKey) =>
      call(agenciesApi.found, { body, idempotencyKey }),
    onSaved(agency) {
      putAgency(client, agency)
      void invalidateAgency(client)
      toast({ title: w.found.done, description: w.found.doneText })
    },
  })
  const { change } = form
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="text-3xl sm:text-4xl">{w.found.title}</h1>
      <p className="mt-2 mb-6 max-w-reading text-ink-muted">{w.found.lead}</p>
      <form
        ref={form.ref}
        noValidate
        onSubmit={form.submit}
        className="grid gap-5 rounded-xl border bg-surface-raised p-4 shadow-card sm:p-6"
      >
        <AgencyFields form={{ ...form, change }} isComplete={false} />
        <Checkbox
          checked={form.values.bringListings}
          onChange={(bringListings) => form.change({ bringListings })}
        >
          {w.found.bring}
          <span className="block text-ink-muted text-sm">{w.found.bringHint}</span>
        </Checkbox>
        <div className="flex justify-end border-t pt-4">
          <Button type="submit" busy={form.isBusy}>
            {w.found.action}
          </Button>
        </div>
      </form>
      <p className="mt-4 text-ink-muted text-sm">{w.found.invited}</p>
    </div>
  )
}
