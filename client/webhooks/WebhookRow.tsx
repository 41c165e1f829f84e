import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { formatAgo, formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { DropdownMenu } from '#client/ui/DropdownMenu.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { Webhook } from '#shared/webhooks/webhooksApi.ts'
import { DeliveryLog } from './DeliveryLog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { RotateDialog } from './RotateDialog.tsx'
import { useSwitch } from './useSwitch.ts'
import { WebhookDialog } from './WebhookDialog.tsx'
import { hostOf } from './webhooks.api.ts'

const dialogs = { log: DeliveryLog, edit: WebhookDialog, rotate: RotateDialog, remove: RemoveDialog }

export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { webhooks: w } = useWords('webhooks')
  const { language } = useLanguage()
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const turn = useSwitch(webhook)
  const { url, description, events, createdBy, offReason, failingSince, lastDeliveredAt, rotatingUntil } =
    webhook
  const ago = (moment: string) => formatAgo(moment, language, Date.now())
  const facts = [
    w.events(events.length),
    createdBy && w.by(createdBy),
    lastDeliveredAt ? w.delivered(ago(lastDeliveredAt)) : w.notDelivered,
    rotatingUntil && w.rotating(formatDate(rotatingUntil, language)),
  ]
  const Opened = open && dialogs[open]
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="wrap-anywhere font-semibold">{description || hostOf(url)}</b>
          {offReason ? (
            <Badge tone={offReason === 'paused' ? 'neutral' : 'danger'} className="whitespace-normal">
              {w.off[offReason]}
            </Badge>
          ) : failingSince ? (
            <Badge tone="warning">{w.failing(ago(failingSince))}</Badge>
          ) : (
            <Badge tone="positive">{w.on}</Badge>
          )}
        </p>
        <p className="wrap-anywhere mt-1 font-mono text-ink-muted text-sm">{url}</p>
        <p className="mt-1 text-ink-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <DropdownMenu
        trigger={
          <IconButton
            label={w.menu(description || hostOf(url))}
            icon={<EllipsisVertical aria-hidden="true" className="size-5" />}
          />
        }
        items={[
          { label: w.openLog, onSelect: () => setOpen('log') },
          { label: w.edit, onSelect: () => setOpen('edit') },
          { label: offReason ? w.switchOn : w.switchOff, onSelect: () => turn(offReason !== null) },
          { label: w.rotate, onSelect: () => setOpen('rotate') },
          { label: w.remove, onSelect: () => setOpen('remove'), hasSeparator: true, danger: true },
        ]}
      />
      {Opened && <Opened webhook={webhook} onClose={() => setOpen(undefined)} />}
    </li>
  )
}
