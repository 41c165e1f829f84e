import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { TextInput } from '#client/admin/form/TextInput.tsx'
import { useForm } from '#client/admin/form/useForm.ts'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { Checkbox } from '#client/ui/form/Checkbox.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { agenciesApi, type ManagedAgency } from '#shared/admin/agents.ts'
import { invalidateAgents } from './agents.api.ts'

/** Creates one where none is given. */
export function AgencyDialog({ agency, onClose }: { agency: ManagedAgency | null; onClose: () => void }) {
  const { agents: w, core } = useWords('agents', 'core')
  const client = useQueryClient()
  const id = useId()
  const initial = {
    name: agency?.name ?? '',
    description: agency?.description ?? '',
    email: agency?.email ?? '',
    verified: agency?.verified ?? false,
  }
  const { form, values, change, problems, submit, isBusy } = useForm({
    initial,
    required: ['name'],
    save: (body: typeof initial, idempotencyKey) =>
      agency
        ? call(agenciesApi.change, { params: { id: agency.id }, body })
        : call(agenciesApi.create, { body, idempotencyKey }),
    failed: core.saveFailed,
    onSaved() {
      toast({ title: agency ? w.saved : w.agencyCreated })
      void invalidateAgents(client)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={agency ? w.editAgency : w.newAgency}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.cancel}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {core.save}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <TextInput
          name="name"
          label={w.name}
          required
          maxLength={120}
          autoComplete="off"
          value={values.name}
          error={problems.name}
          onChange={(name) => change({ name })}
        />
        <Field label={w.description} error={problems.description}>
          {(control) => (
            <TextArea
              {...control}
              name="description"
              maxLength={2000}
              value={values.description}
              onChange={(event) => change({ description: event.target.value })}
            />
          )}
        </Field>
        <TextInput
          name="email"
          label={w.email}
          type="email"
          inputMode="email"
          maxLength={200}
          autoComplete="off"
          value={values.email}
          error={problems.email}
          onChange={(email) => change({ email })}
        />
        <Checkbox checked={values.verified} onChange={(verified) => change({ verified })}>
          {w.verified}
          <span className="block text-ink-muted text-sm">{w.verifiedHint}</span>
        </Checkbox>
      </form>
    </Dialog>
  )
}
