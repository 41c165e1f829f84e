import type { SentenceCase } from './priceCases.ts'

export const exclusionCases: Readonly<Record<string, readonly SentenceCase[]>> = {
  'exclusions of amenities': [
    ['casa sin pileta', { propertyType: ['house'], exceptAmenities: ['pool'] }, ''],
    [
      'casa sin piscina en luque',
      { propertyType: ['house'], city: ['Luque'], exceptAmenities: ['pool'] },
      '',
    ],
    ['house without pool', { propertyType: ['house'], exceptAmenities: ['pool'] }, ''],
    ['house without a pool or garden', { propertyType: ['house'], exceptAmenities: ['pool', 'garden'] }, ''],
    ['casa sin pileta ni quincho', { propertyType: ['house'], exceptAmenities: ['pool', 'quincho'] }, ''],
    [
      'casa sin pileta y con quincho',
      { propertyType: ['house'], exceptAmenities: ['pool'], amenities: ['quincho'] },
      '',
    ],
    ['casa sin muebles', { propertyType: ['house'], exceptAmenities: ['furnished'] }, ''],
    ['depto no amoblado', { propertyType: ['apartment'], exceptAmenities: ['furnished'] }, ''],
    ['departamento sin amoblar', { propertyType: ['apartment'], exceptAmenities: ['furnished'] }, ''],
    ['unfurnished apartment', { propertyType: ['apartment'], exceptAmenities: ['furnished'] }, ''],
    [
      'alquilo departamento que no sea amoblado en villa morra',
      {
        transactionType: 'rent',
        propertyType: ['apartment'],
        exceptAmenities: ['furnished'],
        neighborhood: ['Villa Morra'],
        city: ['Asunción'],
      },
      '',
    ],
    ['no pets', { exceptAmenities: ['pets'] }, ''],
    ['casa que no acepte mascotas', { propertyType: ['house'], exceptAmenities: ['pets'] }, ''],
    [
      'depto sin ascensor hasta 80 mil',
      {
        transactionType: 'sale',
        propertyType: ['apartment'],
        exceptAmenities: ['elevator'],
        maxPrice: 80000,
      },
      '',
    ],
    ['casa que no esté en barrio cerrado', { propertyType: ['house'], exceptAmenities: ['gated'] }, ''],
    ['casa sin pilets', { propertyType: ['house'], exceptAmenities: ['pool'] }, ''],
    ['sin airbnb', { airbnbActive: false }, ''],
    ['alquiler que no sea temporal', { transactionType: 'rent', allowsShortTerm: false }, ''],
  ],
  'exclusions of types and places': [
    ['propiedades en luque menos terrenos', { city: ['Luque'], exceptPropertyType: ['land'] }, ''],
    ['en venta, que no sea departamento', { transactionType: 'sale', exceptPropertyType: ['apartment'] }, ''],
    ['casa que no sea en luque', { propertyType: ['house'], exceptCity: ['Luque'] }, ''],
    ['casa fuera de asuncion', { propertyType: ['house'], exceptCity: ['Asunción'] }, ''],
    ['houses not in Luque or Lambaré', { propertyType: ['house'], exceptCity: ['Luque', 'Lambaré'] }, ''],
    [
      'departamento en asuncion menos centro',
      { propertyType: ['apartment'], city: ['Asunción'], exceptNeighborhood: ['Centro'] },
      '',
    ],
    [
      'depto en asuncion excepto villa morra',
      { propertyType: ['apartment'], city: ['Asunción'], exceptNeighborhood: ['Villa Morra'] },
      '',
    ],
  ],
  'exclusions of the ground floor': [
    ['depto que no sea en planta baja', { propertyType: ['apartment'], groundFloor: false }, ''],
    [
      'departamento que no sea planta baja en villa morra',
      { propertyType: ['apartment'], groundFloor: false, neighborhood: ['Villa Morra'], city: ['Asunción'] },
      '',
    ],
    ['apartment not on the ground floor', { propertyType: ['apartment'], groundFloor: false }, ''],
  ],
  'exclusions that no filter supports': [
    ['casa sin cochera', { propertyType: ['house'] }, ''],
    ['casa que no sea duplex', { propertyType: ['house'] }, ''],
    ['casa que no sea en el chaco', { propertyType: ['house'] }, ''],
  ],
  'what is no exclusion': [
    ['terrenos a cuotas sin entrega', { propertyType: ['land'] }, 'cuotas entrega'],
    ['alquiler sin garantía', { transactionType: 'rent' }, 'garantía'],
    ['departamento sin depósito', { propertyType: ['apartment'] }, 'depósito'],
    ['casa mas o menos en luque', { propertyType: ['house'], city: ['Luque'] }, ''],
    ['al menos con pileta', { amenities: ['pool'] }, ''],
    ['no más de 100 mil dólares', { transactionType: 'sale', maxPrice: 100000 }, ''],
    [
      'casa que no sea más de 100 mil',
      { transactionType: 'sale', propertyType: ['house'], maxPrice: 100000 },
      '',
    ],
    ['depto menos de 500 dólares', { propertyType: ['apartment'], maxPrice: 500 }, ''],
    ['casa fuera de serie', { propertyType: ['house'] }, 'fuera serie'],
    ['casa no', { propertyType: ['house'] }, ''],
  ],
}
