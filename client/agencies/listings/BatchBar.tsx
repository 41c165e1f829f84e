import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateAgency } from '#client/agencies/agencies.api.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import type { AgencyMember, TeamAgency } from '#shared/agencies/agencies.ts'
import { roleAllows } from '#shared/agencies/roles.ts'
import type { ListingChangeInput, MyListing } from '#shared/listings/publishing.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { failuresText, pause, renew, runBatch, type StepOf, undoBatch } from './batch.ts'
import { PriceDialog } from './PriceDialog.tsx'

interface Props {
  agency: TeamAgency
  listings: readonly MyListing[]
  members: readonly AgencyMember[]
  onClear: () => void
}

export function BatchBar({ agency, listings, members, onClear }: Props) {
  const { agencies } = useWords('agencies')
  const w = agencies.listings
  const { run, isBusy } = useBatch(listings, onClear)
  const [asked, setAsked] = useState<'assign' | 'price'>()
  const choose = (step: StepOf) => {
    setAsked(undefined)
    run(step)
  }
  return (
    <section
      aria-label={w.selected(listings.length)}
      className="sticky bottom-20 z-10 flex flex-wrap items-center gap-2 rounded-xl border bg-surface-raised p-3 shadow-lifted lg:bottom-4"
    >
      <p role="status" className="mr-auto font-semibold">
        {w.selected(listings.length)}
      </p>
      {roleAllows(agency.role, 'assign') && (
        <Button
          variant="secondary"
          size="sm"
          busy={isBusy}
          onClick={() => setAsked('assign')}
          className="min-h-11"
        >
          {w.assign}
        </Button>
      )}
      <Button variant="secondary" size="sm" busy={isBusy} onClick={() => run(pause)} className="min-h-11">
        {w.pause}
      </Button>
      <Button variant="secondary" size="sm" busy={isBusy} onClick={() => run(renew)} className="min-h-11">
        {w.renew}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        onClick={() => setAsked('price')}
        className="min-h-11"
      >
        {w.price}
      </Button>
      <Button variant="quiet" size="sm" onClick={onClear} className="min-h-11">
        {w.unselect}
      </Button>
      {asked === 'assign' && (
        <AssignDialog members={members} onChoose={choose} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'price' && <PriceDialog onChoose={choose} onClose={() => setAsked(undefined)} />}
    </section>
  )
}

function useBatch(listings: readonly MyListing[], onDone: () => void) {
  const { agencies } = useWords('agencies')
  const w = agencies.listings
  const client = useQueryClient()
  const sayFailure = useFailureToast()
  const undo = useSingleMutation({
    mutationFn: (changes: ReadonlyMap<string, ListingChangeInput>) => undoBatch(changes),
    onSuccess: (failed) =>
      failed > 0
        ? toast({ variant: 'destructive', title: w.failedSome(failed) })
        : toast({ title: w.undone }),
    onSettled: () => invalidateAgency(client),
  })
  const batch = useSingleMutation({
    mutationFn: (step: StepOf) => runBatch(listings, step),
    onSuccess({ undo: changes, done, failures }) {
      const failed = failures.length
      const title = done === 0 && failed === 0 ? w.nothing : w.done(done)
      toast({
        title,
        ...(failed > 0 && {
          variant: 'destructive',
          description: `${w.failedSome(failed)}: ${failuresText(failures, w.andMore)}`,
        }),
        ...(changes.size > 0 && { action: { label: w.undo, onPress: () => undo.mutate(changes) } }),
      })
      if (failed === 0) onDone()
    },
    onError: sayFailure,
    onSettled: () => invalidateAgency(client),
  })
  return { run: batch.mutate, isBusy: batch.isPending || undo.isPending }
}
