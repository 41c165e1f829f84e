import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Checkbox } from '#client/ui/form/Checkbox.tsx'
import { FormDialog } from '#client/ui/forms/FormDialog.tsx'
import { SecretDialog } from '#client/ui/forms/SecretDialog.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { type Problems, useForm } from '#client/ui/forms/useForm.ts'
import { type WebhookEvent, webhookEvents, webhookLimits } from '#shared/webhooks/webhookEvents.ts'
import { type Webhook, webhooksApi } from '#shared/webhooks/webhooksApi.ts'
import { webhooksQuery } from './webhooks.api.ts'

interface Values {
  url: string
  description: string
  events: readonly WebhookEvent[]
}

const initial: Values = { url: '', description: '', events: webhookEvents.slice(0, -1) }

/** A new one, or `webhook`. */
export function WebhookDialog({ webhook, onClose }: { webhook?: Webhook; onClose: () => void }) {
  const { webhooks: w } = useWords('webhooks')
  const client = useQueryClient()
  const [secret, setSecret] = useState<string>()
  const form = useForm({
    initial: webhook ?? initial,
    required: ['url'],
    check: ({ events }: Values): Problems => (events.length === 0 ? { events: w.eventsMissing } : {}),
    async save({ url, description, events }: Values) {
      const body = { url, description, events: [...events] }
      if (!webhook) return (await call(webhooksApi.make, { body })).secret
      await call(webhooksApi.change, { params: { id: webhook.id }, body })
      return undefined
    },
    onSaved(made) {
      void client.invalidateQueries({ queryKey: webhooksQuery.queryKey })
      if (made === undefined) onClose()
      else setSecret(made)
    },
  })
  if (secret !== undefined) return <SecretDialog secret={secret} words={w} onClose={onClose} />
  const { events } = form.values
  const toggle = (event: WebhookEvent, isChosen: boolean) =>
    form.change({ events: webhookEvents.filter((one) => (one === event ? isChosen : events.includes(one))) })
  return (
    <FormDialog
      form={form}
      title={webhook ? w.editTitle : w.makeTitle}
      {...(!webhook && { action: w.make })}
      onClose={onClose}
    >
      <TextInput
        {...form.field('url')}
        label={w.url}
        hint={w.urlHint}
        required
        type="url"
        inputMode="url"
        placeholder="https://"
        spellCheck={false}
        maxLength={webhookLimits.url}
        autoComplete="off"
      />
      <TextInput
        {...form.field('description')}
        label={w.description}
        maxLength={webhookLimits.description}
        autoComplete="off"
      />
      <fieldset>
        <legend className="font-semibold">{w.eventsTitle}</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            checked={events.includes(event)}
            onChange={(isChosen) => toggle(event, isChosen)}
          >
            {w.types[event]}
          </Checkbox>
        ))}
        {form.problems.events && (
          <p role="alert" className="text-danger text-sm">
            {form.problems.events}
          </p>
        )}
      </fieldset>
    </FormDialog>
  )
}
