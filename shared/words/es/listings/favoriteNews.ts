import type { ListingStatus } from '#shared/listings/listingTypes.ts'

export const favoriteNews = {
  /** `price` is formatted; `change`: one of the next two. */
  before: (price: string, change: string) => `Antes ${price} · ${change}`,
  dropped: (percent: number) => `bajó ${percent}\u00a0%`,
  rose: (percent: number) => `subió ${percent}\u00a0%`,
  statuses: {
    active: 'Disponible',
    draft: 'El anunciante la puso en pausa',
    pending: 'En revisión: por ahora no se muestra',
    reserved: 'Reservada',
    closed: 'Se cerró: ya no se ofrece',
    expired: 'Venció: por ahora no se muestra',
    deleted: 'Se eliminó',
  } satisfies Record<ListingStatus, string>,
}
