import { useQuery } from '@tanstack/react-query'
import { AccountSection } from '#client/admin/account/AccountSection.tsx'
import { AdministratorsSection } from '#client/admin/administrators/AdministratorsSection.tsx'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import { AssistantSection } from './AssistantSection.tsx'
import { PublishingSection } from './PublishingSection.tsx'
import { QueueSection } from './QueueSection.tsx'
import { RateSection } from './RateSection.tsx'
import { SecuritySection } from './SecuritySection.tsx'
import { settingsQuery } from './settings.api.ts'
import { WhatsappSection } from './WhatsappSection.tsx'

export function SettingsTab() {
  const settings = useQuery(settingsQuery)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <QueryPart query={settings}>
          {(found) => (
            <>
              <WhatsappSection settings={found} />
              <PublishingSection settings={found} />
              <SecuritySection settings={found} />
              <AssistantSection settings={found} />
            </>
          )}
        </QueryPart>
        <RateSection />
      </div>
      <AccountSection />
      <AdministratorsSection />
      <QueueSection />
    </div>
  )
}
