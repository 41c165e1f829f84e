import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'
import { accountQuery } from './account.api.ts'
import { CodesSetting } from './CodesSetting.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { SessionList } from './SessionList.tsx'

export function AccountSection() {
  const { adminAccount: w } = useWords('adminAccount')
  const query = useQuery(accountQuery)
  const [isChanging, setChanging] = useState(false)
  return (
    <PanelSection title={w.title} lead={w.lead}>
      <QueryPart query={query}>
        {(account) => (
          <div className="grid gap-6">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div>
                <h3 className="font-semibold text-base">{w.password}</h3>
                <p className="text-ink-muted text-sm">{w.passwordText}</p>
              </div>
              <Button
                variant="secondary"
                icon={<KeyRound aria-hidden="true" className="size-4.5" />}
                onClick={() => setChanging(true)}
              >
                {w.changePassword}
              </Button>
            </div>
            <CodesSetting account={account} />
            <SessionList />
          </div>
        )}
      </QueryPart>
      {isChanging && <PasswordDialog onClose={() => setChanging(false)} />}
    </PanelSection>
  )
}
