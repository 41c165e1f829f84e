/** Headings and values of the sheet of one's own listings, which an import understands. */
export const listingExport = {
  file: 'mis-propiedades',
  id: 'Código',
  status: 'Estado',
  statuses: { active: 'Activo', draft: 'Borrador', reserved: 'Reservado', closed: 'Cerrado' },
  currency: 'Moneda',
  latitude: 'Latitud',
  longitude: 'Longitud',
  photos: 'Fotos',
  page: 'Aviso en la web',
  yes: 'Sí',
  no: 'No',
}
