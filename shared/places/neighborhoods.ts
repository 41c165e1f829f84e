import type { PlaceRow } from './rows.ts'

const center = ['microcentro', 'downtown', 'city center', 'city centre']

/**
 * Well-known barrios and zones outside Asunción, by city; coordinates are good to about a kilometre.
 * No borders are written down: those that lie close to one another count as neighbours (see places.ts).
 */
export const neighborhoodRows: Readonly<Record<string, readonly PlaceRow[]>> = {
  Luque: [
    ['Centro', -25.269, -57.487, center],
    ["Surubi'í", -25.216, -57.511, ['surubi i', 'surubii']],
    ['Mora Cué', -25.257, -57.52, ['mora kue']],
    ['Isla Bogado', -25.285, -57.512],
    ['Laurelty', -25.307, -57.506, ['laurelti']],
    ['Cañada San Rafael', -25.29, -57.488],
    ['Itapuamí', -25.279, -57.464],
    ['Molino', -25.258, -57.49],
    ['Yukyry', -25.287, -57.43, ['jukyry']],
    ['Zona Conmebol', -25.26, -57.521, ['conmebol']],
    ['Zona Aeropuerto', -25.243, -57.51, ['aeropuerto', 'airport']],
  ],
  'San Lorenzo': [
    ['Centro', -25.34, -57.508, center],
    ['Villa Universitaria', -25.335, -57.519, ['campus una', 'campus universitario']],
    ['Barcequillo', -25.329, -57.511],
    ['Reducto', -25.362, -57.501],
    ['Capilla del Monte', -25.323, -57.5],
    ['Lucerito', -25.35, -57.517],
    ["Mita'i", -25.35, -57.495, ['mitai']],
    ["Calle'i", -25.366, -57.514, ['callei']],
    ['Tayuazapé', -25.318, -57.473, ['tajuazape']],
  ],
  Lambaré: [
    ['Centro', -25.3465, -57.606, center],
    ['Cuatro Mojones', -25.337, -57.5945, ['4 mojones']],
    ['Cerro Lambaré', -25.3445, -57.634],
    ['Yacht', -25.356, -57.642, ['yacht y golf', 'yacht golf club', 'yacht club']],
    ['San Isidro', -25.351, -57.62],
    ['Puerto Pabla', -25.357, -57.629],
    ["Valle Apu'a", -25.36, -57.605, ['valle apua']],
    ['Villa Virginia', -25.338, -57.608],
    ['Mbachio', -25.357, -57.614],
  ],
  'Fernando de la Mora': [
    ['Zona Norte', -25.322, -57.54],
    ['Zona Sur', -25.345, -57.543],
    ['Pitiantuta', -25.335, -57.553],
    ['Villa Ofelia', -25.318, -57.552],
    ['Laguna Grande', -25.355, -57.535],
    ['Orilla del Campo Grande', -25.314, -57.534],
    ['Tres Bocas', -25.359, -57.56, ['3 bocas']],
  ],
  'Villa Elisa': [
    ['Centro', -25.368, -57.592, center],
    ['Sol de América', -25.376, -57.583],
    ['Mbocayaty', -25.381, -57.601],
  ],
  Ñemby: [
    ['Centro', -25.395, -57.536, center],
    ["Pa'i Ñu", -25.385, -57.549, ['pai nu']],
    ['Rincón', -25.408, -57.541],
    ['Salinas', -25.382, -57.523],
  ],
  Capiatá: [
    ['Centro', -25.355, -57.446, center],
    ['Aldana Cañada', -25.335, -57.425],
    ['Toledo Cañada', -25.383, -57.444],
    ['Rojas Cañada', -25.37, -57.473],
    ['Posta Ybycuá', -25.381, -57.412],
  ],
  'Mariano Roque Alonso': [
    ['Centro', -25.208, -57.532, center],
    ['Remanso', -25.183, -57.543],
    ['Arecayá', -25.219, -57.546],
    ['Corumba Cué', -25.196, -57.523],
    ['Villa Margarita', -25.213, -57.524],
    ['Zona Expo', -25.209, -57.539, ['predio ferial']],
  ],
  Limpio: [
    ['Centro', -25.166, -57.486, center],
    ['Salado', -25.14, -57.497],
    ['Piquete Cué', -25.136, -57.517],
    ['San Francisco', -25.181, -57.487],
  ],
  Areguá: [
    ['Centro', -25.3125, -57.385, center],
    ['Valle Pucú', -25.328, -57.402],
    ['Caacupemí', -25.33, -57.443],
  ],
  Itauguá: [
    ['Centro', -25.3926, -57.354, center],
    ['Guayaibity', -25.378, -57.338],
  ],
  'San Bernardino': [
    ['Centro', -25.311, -57.296, center],
    ['Ciervo Cuá', -25.292, -57.305],
    ['Costa del Lago', -25.317, -57.303, ['costa lago']],
    ['Aqua Village', -25.283, -57.286],
  ],
  'Ciudad del Este': [
    ['Centro', -25.509, -54.609, center],
    ['Boquerón', -25.519, -54.616],
    ['Área 1', -25.501, -54.634, ['area uno']],
    ['Área 2', -25.494, -54.629, ['area dos']],
    ['Área 3', -25.49, -54.637, ['area tres']],
    ['Área 4', -25.499, -54.645, ['area cuatro']],
    ['Km 4', -25.505, -54.648, ['kilometro 4']],
    ['Km 7', -25.497, -54.676, ['kilometro 7']],
    ['Km 8', -25.494, -54.686, ['kilometro 8']],
    ['Don Bosco', -25.514, -54.643],
    ['Remansito', -25.527, -54.662],
  ],
  Hernandarias: [
    ['Centro', -25.405, -54.638, center],
    ['Paraná Country Club', -25.456, -54.622, ['parana country', 'country club parana', 'pcc']],
  ],
  'Presidente Franco': [
    ['Centro', -25.564, -54.611, center],
    ['Tres Fronteras', -25.591, -54.594, ['hito tres fronteras']],
  ],
  Encarnación: [
    ['Centro', -27.331, -55.867, center],
    ['Costanera', -27.342, -55.859, ['playa san jose']],
    ['Zona Alta', -27.327, -55.862, ['villa alta']],
    ['Buena Vista', -27.32, -55.882],
    ['San Isidro', -27.303, -55.872],
    ['San Pedro', -27.318, -55.861],
    ['Pacu Cuá', -27.347, -55.882],
    ['Quiteria', -27.366, -55.899],
  ],
}
