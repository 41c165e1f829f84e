import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { goToSignIn, useUser } from '#client/auth/auth.api.ts'
import { useWords } from '#client/core/language.tsx'
import { useTitle } from '#client/core/title.ts'
import { ErrorNote } from '#client/ui/ErrorNote.tsx'
import { PageFrame } from '#client/ui/PageFrame.tsx'
import { Tabs } from '#client/ui/Tabs.tsx'
import { toast } from '#client/ui/toasts.ts'
import type { PriceAnalysis } from '#shared/prices.ts'
import { AnalysisPanel } from './dashboard/AnalysisPanel.tsx'
import { CalculatorInvitation } from './dashboard/CalculatorInvitation.tsx'
import { DashboardSkeleton } from './dashboard/DashboardSkeleton.tsx'
import { RecentAnalyses } from './dashboard/RecentAnalyses.tsx'
import { SummaryCards } from './dashboard/SummaryCards.tsx'
import { useAnalysisAddress } from './dashboard/useAnalysisAddress.ts'
import { ownAnalysesQuery } from './prices.api.ts'

/** `/price-dashboard`: how the prices of one's own listings stood and stand. Whoever is not signed in is sent to do so. */
export default function PriceDashboardPage() {
  const { dashboard: w } = useWords()
  const user = useUser()
  useTitle(w.title)
  return (
    <PageFrame>
      <h1 className="text-3xl sm:text-4xl">{w.title}</h1>
      <p className="mt-2 mb-7 max-w-reading text-ink-muted text-lg">{w.intro}</p>
      {user === undefined && <DashboardSkeleton text={w.loading} />}
      {user === null && <SendToSignIn />}
      {user && <Analyses />}
    </PageFrame>
  )
}

/** The notification has this long to be read before the page is left; milliseconds. */
const leaveAfter = 500

function SendToSignIn() {
  const { dashboard: w } = useWords()
  useEffect(() => {
    toast({ title: w.signIn, description: w.signInText, variant: 'destructive' })
    const timer = setTimeout(() => goToSignIn(), leaveAfter)
    return () => clearTimeout(timer)
  }, [w])
  return <DashboardSkeleton text={w.leaving} />
}

function Analyses() {
  const { dashboard: w } = useWords()
  const { data, error, refetch } = useQuery(ownAnalysesQuery)
  if (data) return <Dashboard analyses={data} />
  return error ? <ErrorNote error={error} onRetry={refetch} /> : <DashboardSkeleton text={w.loading} />
}

function Dashboard({ analyses }: { analyses: PriceAnalysis[] }) {
  const { dashboard: w } = useWords()
  const { opened, open, close } = useAnalysisAddress()
  return (
    <>
      <SummaryCards analyses={analyses} />
      <div className="mt-8">
        <Tabs
          label={w.tabs}
          tabs={[
            {
              value: 'recent',
              label: w.recent,
              content: <RecentAnalyses analyses={analyses} onOpen={open} />,
            },
            { value: 'calculator', label: w.calculator, content: <CalculatorInvitation /> },
          ]}
        />
      </div>
      <AnalysisPanel
        analysis={analyses.find(({ id }) => id === opened)}
        isOpen={opened !== undefined}
        onClose={close}
      />
    </>
  )
}
