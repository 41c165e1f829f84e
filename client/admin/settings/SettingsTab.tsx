import { useQuery } from '@tanstack/react-query'
import { AccountSection } from '#client/admin/account/AccountSection.tsx'
import { AdministratorsSection } from '#client/admin/administrators/AdministratorsSection.tsx'
import { QueryPart } from '#client/admin/form/QueryPart.tsx'
import { AssistantSection } from './AssistantSection.tsx'
import { PublishingSection } from './PublishingSection.tsx'
import { QueueSection } from './QueueSection.tsx'
import { RateSection } from './RateSection.tsx'
import { settingsQuery } from './settings.api.ts'
import { WhatsappSection } from './WhatsappSection.tsx'

export function SettingsTab() {
  const settings = useQuery(settingsQuery)
  return (
    <div className="grid grid-cols-1 gap-6">
      <QueryPart query={settings}>
        {(found) => (
          <>
            <WhatsappSection settings={found} />
            <PublishingSection settings={found} />
            <AssistantSection settings={found} />
          </>
        )}
      </QueryPart>
      <RateSection />
      <AccountSection />
      <AdministratorsSection />
      <QueueSection />
    </div>
  )
}
