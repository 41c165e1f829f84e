import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '#client/core/call.ts'
import { formatAgo, formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { type ApiKey, keysApi } from '#shared/apiKeys/apiKeysApi.ts'
import { keysQuery } from './apiKeys.api.ts'

export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { apiKeys: w } = useWords('apiKeys')
  const { language } = useLanguage()
  const [isRevoking, setRevoking] = useState(false)
  const { name, prefix, scopes, createdAt, createdBy, expiresAt, lastUsedAt } = apiKey
  const facts = [
    w.since(formatDate(createdAt, language)),
    createdBy && w.by(createdBy),
    expiresAt && w.until(formatDate(expiresAt, language)),
    lastUsedAt ? w.used(formatAgo(lastUsedAt, language, Date.now())) : w.unused,
  ]
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="wrap-anywhere font-semibold">{name}</b>
          <code className="text-ink-muted text-sm">{prefix}…</code>
        </p>
        <p className="mt-1 text-ink-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          {scopes.map((scope) => (
            <Badge key={scope} tone="neutral">
              {scope}
            </Badge>
          ))}
        </p>
      </div>
      <IconButton
        label={w.revoke(name)}
        icon={<Trash2 aria-hidden="true" className="size-4.5 text-danger" />}
        onClick={() => setRevoking(true)}
      />
      {isRevoking && <RevokeDialog apiKey={apiKey} onClose={() => setRevoking(false)} />}
    </li>
  )
}

function RevokeDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { apiKeys: w, core } = useWords('apiKeys', 'core')
  const client = useQueryClient()
  const revoke = useSingleMutation({
    mutationFn: () => call(keysApi.revoke, { params: { id } }),
    onSuccess() {
      toast({ title: w.revoked, description: name })
      onClose()
    },
    onError: useFailureToast(),
    onSettled: () => client.invalidateQueries({ queryKey: keysQuery.queryKey }),
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={w.revokeTitle(name)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.cancel}
          </Button>
          <Button variant="danger" busy={revoke.isPending} onClick={() => revoke.mutate(undefined)}>
            {w.revokeDo}
          </Button>
        </>
      }
    >
      <p>{w.revokeText}</p>
    </Dialog>
  )
}
