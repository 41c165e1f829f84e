import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'
import type { Agent } from '#shared/admin/agents.ts'
import { fold } from '#shared/core/text.ts'
import { AgenciesSection } from './AgenciesSection.tsx'
import { AgentDialog } from './AgentDialog.tsx'
import { AgentRow } from './AgentRow.tsx'
import { agentsQuery } from './agents.api.ts'

export function AgentsTab() {
  const { agents: w, admin } = useWords('agents', 'admin')
  const query = useQuery(agentsQuery)
  return (
    <div className="grid gap-6">
      <PanelSection
        title={w.title}
        lead={w.lead}
        action={
          <ButtonLink to={paths.adminNewAgent} icon={<UserPlus aria-hidden="true" className="size-5" />}>
            {admin.newAgent}
          </ButtonLink>
        }
      >
        <QueryPart query={query}>
          {(agents) => (agents.length === 0 ? <NoAgents /> : <AgentList agents={agents} />)}
        </QueryPart>
      </PanelSection>
      <AgenciesSection />
    </div>
  )
}

function NoAgents() {
  const { agents: w } = useWords('agents')
  return <EmptyState title={w.none} text={w.noneText} level={3} />
}

function AgentList({ agents }: { agents: readonly Agent[] }) {
  const { agents: w } = useWords('agents')
  const [text, setText] = useState('')
  const [edited, setEdited] = useState<Agent>()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const found = agents.filter((agent) => matches(agent, text))
  return (
    <>
      {agents.length > 5 && (
        <Input
          type="search"
          aria-label={w.find}
          placeholder={w.find}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="mb-3 sm:max-w-sm"
        />
      )}
      <p role="status" className="mb-1 text-ink-muted text-sm">
        {w.count(found.filter(({ id }) => !gone.has(id)).length)}
      </p>
      <ul className="divide-y">
        {found.map((agent) => (
          <AgentRow
            key={agent.id}
            agent={agent}
            isGone={gone.has(agent.id)}
            onGone={(id, isGone) =>
              setGone((all) => new Set(isGone ? [...all, id] : [...all].filter((one) => one !== id)))
            }
            onEdit={() => setEdited(agent)}
          />
        ))}
      </ul>
      {edited && <AgentDialog key={edited.id} agent={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

/** Every word occurs in some field; numbers also match without spaces. */
function matches({ name, whatsapp, agency, email }: Agent, text: string): boolean {
  const shown = fold([name, whatsapp, agency, email].filter(Boolean).join(' '))
  return fold(text)
    .split(' ')
    .every((word) => shown.includes(word))
}
