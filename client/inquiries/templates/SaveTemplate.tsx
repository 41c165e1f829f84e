import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call, failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { ownAgencyQuery, templatesQuery } from '#client/inquiries/inbox/inbox.api.ts'
import type { InboxScope } from '#client/inquiries/inbox/scope.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import { Switch } from '#client/ui/form/Switch.tsx'
import { type NewTemplate, templatesApi } from '#shared/inquiries/templates.ts'

export function SaveTemplate(props: { scope: InboxScope; text: string; onClose: () => void }) {
  const { scope, text, onClose } = props
  const { core, inbox: w } = useWords('core', 'inbox')
  const client = useQueryClient()
  const id = useId()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isShared, setShared] = useState(false)
  const { data: agency } = useQuery(
    scope.name === 'mine' ? ownAgencyQuery : { ...ownAgencyQuery, queryFn: skipToken },
  )
  const saving = useMutation({
    mutationFn: (body: NewTemplate) => call(templatesApi.save, { body }),
    onSuccess() {
      toast({ title: w.templateSaved })
      onClose()
      return client.invalidateQueries({ queryKey: templatesQuery(scope).queryKey })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: core.error,
        description: failureText(error, core.saveFailed),
      }),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (saving.isPending) return
    if (!name.trim()) return setMissing(true)
    saving.mutate({ name: name.trim(), text, ...(isShared && { isShared }) })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={w.saveTemplate}
      description={w.templatesLead}
      footer={
        <Button type="submit" form={id} busy={saving.isPending} className="max-sm:w-full">
          {core.save}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4 pt-1">
        <Field
          label={w.templateName}
          hint={w.templateNameHint}
          error={isMissing ? w.templateNameMissing : undefined}
          required
        >
          {(control) => (
            <Input
              {...control}
              maxLength={80}
              value={name}
              onChange={({ target }) => {
                setName(target.value)
                setMissing(false)
              }}
            />
          )}
        </Field>
        {agency && (
          <Switch checked={isShared} onChange={setShared}>
            {w.templateShared}
          </Switch>
        )}
        <p className="wrap-anywhere max-h-48 overflow-y-auto whitespace-pre-line rounded-lg bg-surface-sunken p-3.5 text-sm">
          {text}
        </p>
      </form>
    </Dialog>
  )
}
