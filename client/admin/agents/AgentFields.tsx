import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { TextInput } from '#client/admin/form/TextInput.tsx'
import type { Problems } from '#client/admin/form/useForm.ts'
import { useWords } from '#client/core/language.tsx'
import { agenciesQuery } from './agents.api.ts'

export interface AgentValues extends Record<string, string> {
  name: string
  whatsapp: string
  agency: string
  email: string
}

interface AgentFieldsProps {
  values: AgentValues
  problems: Problems<AgentValues>
  change: (part: Partial<AgentValues>) => void
}

export function AgentFields({ values, problems, change }: AgentFieldsProps) {
  const { agents: w } = useWords('agents')
  const agencies = useQuery(agenciesQuery).data ?? []
  const list = useId()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
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
      <TextInput
        name="whatsapp"
        label={w.whatsapp}
        required
        type="tel"
        inputMode="tel"
        maxLength={40}
        autoComplete="off"
        placeholder="+595"
        hint={w.whatsappHint}
        value={values.whatsapp}
        error={problems.whatsapp}
        onChange={(whatsapp) => change({ whatsapp })}
      />
      <TextInput
        name="agency"
        label={w.agency}
        list={list}
        maxLength={120}
        autoComplete="off"
        hint={w.agencyHint}
        value={values.agency}
        error={problems.agency}
        onChange={(agency) => change({ agency })}
      />
      <datalist id={list}>
        {agencies.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
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
    </div>
  )
}
