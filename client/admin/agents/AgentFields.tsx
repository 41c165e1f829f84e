import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWords } from '#client/core/language.tsx'
import { PhoneInput } from '#client/ui/forms/PhoneInput.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import type { Form } from '#client/ui/forms/useForm.ts'
import { agenciesQuery } from './agents.api.ts'

export interface AgentValues {
  name: string
  whatsapp: string
  agency: string
  email: string
}

export function AgentFields({ field }: Pick<Form<AgentValues>, 'field'>) {
  const { agents: w } = useWords('agents')
  const agencies = useQuery(agenciesQuery).data ?? []
  const list = useId()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput {...field('name')} label={w.name} required maxLength={120} autoComplete="off" />
      <PhoneInput {...field('whatsapp')} label={w.whatsapp} required hint={w.whatsappHint} />
      <TextInput
        {...field('agency')}
        label={w.agency}
        list={list}
        maxLength={120}
        autoComplete="off"
        hint={w.agencyHint}
      />
      <datalist id={list}>
        {agencies.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <TextInput
        {...field('email')}
        label={w.email}
        type="email"
        inputMode="email"
        maxLength={200}
        autoComplete="off"
      />
    </div>
  )
}
