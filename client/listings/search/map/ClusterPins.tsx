import { useMemo } from 'react'
import { usePriceCurrency } from '#client/auth/usePriceCurrency.ts'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useStored } from '#client/core/storage.ts'
import { useRate } from '#client/currency/currency.api.ts'
import { recentStore } from '#client/listings/recent.ts'
import { MapPins } from '#client/map/MapPins.tsx'
import type { MapHandle } from '#client/map/mapHandle.ts'
import type { Cluster } from '#shared/search/clusters.ts'
import { ClusterBubble, PriceBubble } from './Bubble.tsx'
import { shortPrice } from './shortPrice.ts'

interface ClusterPinsProps {
  map: MapHandle
  clusters: readonly Cluster[]
  selected: string | undefined
  /** Of a card that is pointed at. */
  pointed: string | null
  onSelect: (id: string) => void
  onOpen: (cluster: Cluster) => void
  isInert?: boolean
}

/** From north to south, which is also the order of the keyboard. */
export function ClusterPins({
  map,
  clusters,
  selected,
  pointed,
  onSelect,
  onOpen,
  isInert,
}: ClusterPinsProps) {
  const { language } = useLanguage()
  const { map: w } = useWords('map')
  const currency = usePriceCurrency()
  const rate = useRate()
  const visited = useStored(recentStore)
  const pins = useMemo(
    () =>
      clusters.map((cluster) => {
        const { id, count, latitude, longitude, minPriceUSD, precision = 'neighborhood' } = cluster
        const price = minPriceUSD === null ? w.noPrice : shortPrice(minPriceUSD, currency, rate)
        const place = { latitude, longitude }
        if (id !== undefined) {
          const content = (
            <PriceBubble
              key={id}
              id={id}
              text={price}
              label={w.bubble(price, w.precisions[precision], visited.includes(id))}
              precision={precision}
              isVisited={visited.includes(id)}
              isSelected={id === selected || id === pointed}
              onPress={() => onSelect(id)}
            />
          )
          return { ...place, key: id, content }
        }
        const figure = formatNumber(count, language)
        const content = (
          <ClusterBubble
            key={figure}
            text={figure}
            count={count}
            label={w.cluster(figure, minPriceUSD === null ? undefined : price)}
            onPress={() => onOpen(cluster)}
          />
        )
        return { ...place, key: `${count} ${latitude} ${longitude}`, content }
      }),
    [clusters, selected, pointed, visited, currency, rate, language, w, onSelect, onOpen],
  )
  return <MapPins map={map} pins={pins} label={w.bubbles} isInert={isInert} />
}
