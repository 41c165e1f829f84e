import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { Checkbox } from '#client/ui/form/Checkbox.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { FormDialog } from '#client/ui/forms/FormDialog.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { useForm } from '#client/ui/forms/useForm.ts'
import { agenciesApi, type PanelAgency } from '#shared/admin/agents.ts'
import { type AgencyPlan, agencyPlans, featuredPlaces } from '#shared/boosts/plans.ts'
import { invalidateAgents } from './agents.api.ts'

export function AgencyDialog({ agency, onClose }: { agency: PanelAgency | null; onClose: () => void }) {
  const { agents: w, boosts } = useWords('agents', 'boosts')
  const client = useQueryClient()
  const initial = {
    name: agency?.name ?? '',
    description: agency?.description ?? '',
    email: agency?.email ?? '',
    verified: agency?.verified ?? false,
    plan: (agency?.plan ?? 'free') satisfies AgencyPlan,
  }
  const form = useForm({
    initial,
    required: ['name'],
    save: ({ plan, ...body }: typeof initial, idempotencyKey) =>
      agency
        ? call(agenciesApi.change, { params: { id: agency.id }, body: { ...body, plan } })
        : call(agenciesApi.create, { body, idempotencyKey }),
    onSaved() {
      toast({ title: agency ? w.saved : w.agencyCreated })
      void invalidateAgents(client)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={agency ? w.editAgency : w.newAgency} onClose={onClose}>
      <TextInput {...form.field('name')} label={w.name} required maxLength={120} autoComplete="off" />
      <Field label={w.description} error={form.problems.description}>
        {(control) => (
          <TextArea
            {...control}
            name="description"
            maxLength={2000}
            value={form.values.description}
            onChange={(event) => form.change({ description: event.target.value })}
          />
        )}
      </Field>
      <TextInput
        {...form.field('email')}
        label={w.email}
        type="email"
        inputMode="email"
        maxLength={200}
        autoComplete="off"
      />
      {agency && (
        <Field label={boosts.plan} error={form.problems.plan}>
          {(control) => (
            <Select
              {...control}
              value={form.values.plan}
              onChoose={(plan) => form.change({ plan })}
              options={agencyPlans.map((plan) => ({
                value: plan,
                label: boosts.planOption(boosts.plans[plan], featuredPlaces[plan]),
              }))}
            />
          )}
        </Field>
      )}
      <Checkbox checked={form.values.verified} onChange={(verified) => form.change({ verified })}>
        {w.verified}
        <span className="block text-ink-muted text-sm">{w.verifiedHint}</span>
      </Checkbox>
    </FormDialog>
  )
}
