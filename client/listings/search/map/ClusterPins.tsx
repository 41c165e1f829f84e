import { useMemo } from 'react'
import { usePriceCurrency } from '#client/auth/usePriceCurrency.ts'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useStored } from '#client/core/storage.ts'
import { useRate } from '#client/currency/currency.api.ts'
import { recentStore } from '#client/listings/recent.ts'
import { MapPins } from '#client/map/MapPins.tsx'
import type { MapHandle } from '#client/map/mapHandle.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Point } from '#shared/search/area.ts'
import type { Cluster } from '#shared/search/clusters.ts'
import { ClusterBubble, PointedBubble, PriceBubble } from './Bubble.tsx'
import { nearName } from './nearName.ts'
import { shortPrice } from './shortPrice.ts'

interface ClusterPinsProps {
  map: MapHandle
  clusters: readonly Cluster[]
  selected: string | undefined
  /** Of a card that is pointed at. */
  pointed: Listing | null
  mainPrice: 'sale' | 'rent'
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
  mainPrice,
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
        const name = nearName(place)
        const near = name && w.near(name)
        if (id !== undefined) {
          const content = (
            <PriceBubble
              key={id}
              id={id}
              text={price}
              label={w.bubble(price, near, w.precisions[precision], visited.includes(id))}
              precision={precision}
              isVisited={visited.includes(id)}
              isSelected={id === selected || id === pointed?.id}
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
            label={w.cluster(figure, near, minPriceUSD === null ? undefined : price)}
            onPress={() => onOpen(cluster)}
          />
        )
        return { ...place, key: `${count} ${latitude} ${longitude}`, content }
      }),
    [clusters, selected, pointed, visited, currency, rate, language, w, onSelect, onOpen],
  )
  // In a cluster it has no bubble of its own.
  const hidden = pointed && !clusters.some(({ id }) => id === pointed.id) ? placeOf(pointed) : undefined
  const shown =
    pointed && hidden ? [...pins, { ...hidden, key: 'pointed', content: bubbleOf(pointed) }] : pins
  return <MapPins map={map} pins={shown} label={w.bubbles} isInert={isInert} />

  function bubbleOf({ priceUSD, pricePerMonth, transactionType, locationPrecision }: Listing) {
    const usd = mainPrice === 'rent' && transactionType === 'both' ? pricePerMonth : priceUSD
    const text = usd === null ? w.noPrice : shortPrice(Number(usd), currency, rate)
    return <PointedBubble text={text} precision={locationPrecision ?? 'neighborhood'} />
  }
}

/** As far as its owner shows it. */
function placeOf({ latitude, longitude }: Listing): Point | undefined {
  if (latitude === null || longitude === null) return undefined
  return { latitude: Number(latitude), longitude: Number(longitude) }
}
