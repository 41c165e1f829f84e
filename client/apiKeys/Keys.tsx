import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { MachineAccess } from '#client/ui/list/MachineAccess.tsx'
import { machinePaths } from '#shared/developers/endpoints.ts'
import { keysQuery } from './apiKeys.api.ts'
import { KeyDialog } from './KeyDialog.tsx'
import { KeyRow } from './KeyRow.tsx'

/** Of the agency that who is signed in works for, else their own. */
export function Keys() {
  const { apiKeys: w } = useWords('apiKeys')
  const query = useQuery(keysQuery)
  return (
    <MachineAccess
      texts={w}
      docs={{ href: machinePaths.docs, text: w.docs }}
      icon={<KeyRound aria-hidden="true" className="size-4.5" />}
      query={query}
      row={(key) => <KeyRow key={key.id} apiKey={key} />}
      dialog={(onClose) => <KeyDialog onClose={onClose} />}
    />
  )
}
