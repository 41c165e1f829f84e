import { Pencil, Trash2 } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { phoneText } from '#client/inquiries/phoneText.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { Agent } from '#shared/admin/agents.ts'
import { useAgentRemoval } from './useRemoval.ts'

export function AgentRow({ agent, onEdit }: { agent: Agent; onEdit: () => void }) {
  const { agents: w } = useWords('agents')
  const { mutate: remove, isPending } = useAgentRemoval()
  const { name, whatsapp, agency, email } = agent
  return (
    <li className="flex items-center gap-2 py-3">
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-0.5 sm:grid-cols-[1.2fr_1fr_1.2fr]">
        <span className="min-w-0">
          <b className="wrap-anywhere block font-semibold">{name}</b>
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
      <div className="flex shrink-0">
        <IconButton
          label={w.edit(name)}
          icon={<Pencil aria-hidden="true" className="size-4.5" />}
          onClick={onEdit}
        />
        <IconButton
          label={w.remove(name)}
          icon={<Trash2 aria-hidden="true" className="size-4.5 text-danger" />}
          disabled={isPending}
          onClick={() => remove(agent)}
        />
      </div>
    </li>
  )
}
