import clsx from 'clsx'
import { Pencil, Trash2 } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { phoneText } from '#client/inquiries/phoneText.ts'
import { Button } from '#client/ui/Button.tsx'
import { useReplacedFocus } from '#client/ui/focus/useReplacedFocus.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { Agent } from '#shared/admin/agents.ts'
import { useAgentRemoval } from './useRemoval.ts'

interface Props {
  agent: Agent
  /** Removed from the list as it stands: undone in its place. */
  isGone: boolean
  onGone: (id: string, isGone: boolean) => void
  onEdit: () => void
}

export function AgentRow({ agent, isGone, onGone, onEdit }: Props) {
  const { agents: w } = useWords('agents')
  const { remove, restore } = useAgentRemoval(onGone)
  const focus = useReplacedFocus()
  const { name, whatsapp, agency, email } = agent
  return (
    <li className="flex flex-wrap items-center gap-2 py-3">
      <div className="grid min-w-0 flex-1 basis-40 gap-x-4 gap-y-0.5 sm:grid-cols-[1.2fr_1fr_1.2fr]">
        <span className="min-w-0">
          <b className={clsx('wrap-anywhere block font-semibold', isGone && 'text-ink-muted line-through')}>
            {name}
          </b>
          {email && <span className="wrap-anywhere block text-ink-muted text-sm">{email}</span>}
        </span>
        <a
          href={`https://wa.me/${whatsapp.slice(1)}`}
          target="_blank"
          rel="noopener noreferrer"
          className="self-center text-action tabular-nums underline-offset-4 hover:underline"
        >
          {phoneText(whatsapp)}
        </a>
        <span className={agency ? 'self-center' : 'self-center text-ink-muted'}>
          {agency ?? w.independent}
        </span>
      </div>
      {isGone ? (
        <div className="ml-auto w-36">
          <Button
            ref={focus.take}
            variant="secondary"
            size="sm"
            aria-label={w.undoOne(name)}
            busy={restore.isPending}
            onClick={(event) => {
              focus.pass(event)
              restore.mutate(agent)
            }}
            className="min-h-11"
          >
            {w.undo}
          </Button>
        </div>
      ) : (
        <div className="ml-auto flex w-36 justify-end">
          <IconButton
            label={w.edit(name)}
            icon={<Pencil aria-hidden="true" className="size-4.5" />}
            onClick={onEdit}
          />
          <IconButton
            ref={focus.take}
            label={w.remove(name)}
            icon={<Trash2 aria-hidden="true" className="size-4.5 text-danger" />}
            disabled={remove.isPending}
            onClick={(event) => {
              focus.pass(event)
              remove.mutate(agent)
            }}
          />
        </div>
      )}
    </li>
  )
}
