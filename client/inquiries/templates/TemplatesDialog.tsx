import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { templatesQuery } from '#client/inquiries/inbox/inbox.api.ts'
import type { InboxScope } from '#client/inquiries/inbox/scope.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'
import { templatesApi } from '#shared/inquiries/templates.ts'

interface Props {
  scope: InboxScope
  onUse: (text: string) => void
  onClose: () => void
}

export function TemplatesDialog({ scope, onUse, onClose }: Props) {
  const { core, inbox: w } = useWords('core', 'inbox')
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(templatesQuery(scope))
  const remove = useMutation({
    mutationFn: (id: string) => call(templatesApi.remove, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: templatesQuery(scope).queryKey }),
    onError: () => toast({ variant: 'destructive', title: core.error, description: core.saveFailed }),
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={w.templates}
      description={w.templatesLead}
    >
      {!data && !error && <ListSkeleton />}
      {!data && error && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {data && data.length > 0 && (
        <ul aria-label={w.templates} className="grid gap-2">
          {data.map(({ id, name, text, isShared }) => (
            <Row
              key={id}
              name={name}
              text={text}
              isShared={isShared}
              onUse={() => onUse(text)}
              onRemove={() => remove.mutate(id)}
            />
          ))}
        </ul>
      )}
      {data && (
        <section className="mt-4">
          {data.length === 0 && <p className="mb-3 text-ink-muted">{w.noTemplates}</p>}
          <h3 className="mb-2 font-semibold text-sm">{w.suggested}</h3>
          <ul aria-label={w.suggested} className="grid gap-2">
            {w.suggestions.map(({ name, text }) => (
              <Row key={name} name={name} text={text} onUse={() => onUse(text)} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}

interface RowProps {
  name: string
  text: string
  isShared?: boolean
  onUse: () => void
  onRemove?: () => void
}

function Row({ name, text, isShared = false, onUse, onRemove }: RowProps) {
  const { inbox: w } = useWords('inbox')
  return (
    <li className="flex items-start gap-1 rounded-lg border py-2.5 pr-1.5 pl-3.5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {name} {isShared && <Badge>{w.ofTheTeam}</Badge>}
        </p>
        <p className="wrap-anywhere line-clamp-3 whitespace-pre-line text-ink-muted text-sm">{text}</p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`${w.useTemplate}: ${name}`}
        onClick={onUse}
        className="min-h-11"
      >
        {w.useTemplate}
      </Button>
      {onRemove && (
        <IconButton
          label={w.removeTemplate(name)}
          icon={<Trash2 aria-hidden="true" className="size-4.5" />}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
