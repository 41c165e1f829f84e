import { useQuery } from '@tanstack/react-query'
import { useAddressedOverlay } from '#client/core/history/useOverlay.ts'
import { useWords } from '#client/core/language.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { Tabs } from '#client/ui/Tabs.tsx'
import type { PriceAnalysis } from '#shared/prices/prices.ts'
import { AnalysisPanel } from './dashboard/AnalysisPanel.tsx'
import { CalculatorInvitation } from './dashboard/CalculatorInvitation.tsx'
import { DashboardSkeleton } from './dashboard/DashboardSkeleton.tsx'
import { RecentAnalyses } from './dashboard/RecentAnalyses.tsx'
import { SummaryCards } from './dashboard/SummaryCards.tsx'
import { myAnalysesQuery } from './prices.api.ts'

export default function PriceDashboardPage() {
  const { dashboard: w } = useWords('dashboard')
  return (
    <PageFrame>
      <h1 className="text-3xl sm:text-4xl">{w.title}</h1>
      <p className="mt-2 mb-7 max-w-reading text-ink-muted text-lg">{w.intro}</p>
      <Analyses />
    </PageFrame>
  )
}

function Analyses() {
  const { dashboard: w } = useWords('dashboard')
  const { data, error, refetch } = useQuery(myAnalysesQuery)
  if (data) return <Dashboard analyses={data} />
  return error ? <ErrorNote error={error} onRetry={refetch} /> : <DashboardSkeleton text={w.loading} />
}

function Dashboard({ analyses }: { analyses: PriceAnalysis[] }) {
  const { dashboard: w } = useWords('dashboard')
  const { shown, open, close } = useOpenAnalysis()
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
        analysis={analyses.find(({ id }) => id === shown)}
        isOpen={shown !== undefined}
        onClose={close}
      />
    </>
  )
}

/** Its id is in the URL: going back from its property reopens it. */
function useOpenAnalysis() {
  return useAddressedOverlay({
    parameter: 'analysis',
    parse: (id) => id,
    onMissing: () => undefined,
  })
}
