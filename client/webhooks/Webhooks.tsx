import { useQuery } from '@tanstack/react-query'
import { Webhook } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { MachineAccess } from '#client/ui/list/MachineAccess.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhookRow } from './WebhookRow.tsx'
import { webhooksQuery } from './webhooks.api.ts'

const specification = 'https://www.standardwebhooks.com/'

/** Of the agency that who is signed in works for, else their own. */
export function Webhooks() {
  const { webhooks: w } = useWords('webhooks')
  const query = useQuery(webhooksQuery)
  return (
    <MachineAccess
      texts={w}
      docs={{ href: specification, text: w.specification }}
      icon={<Webhook aria-hidden="true" className="size-4.5" />}
      query={query}
      row={(webhook) => <WebhookRow key={webhook.id} webhook={webhook} />}
      dialog={(onClose) => <WebhookDialog onClose={onClose} />}
    />
  )
}
