import { distanceKm } from './distance.ts'
import { findNeighborhood, isPlaced, neighborhoods } from './places.ts'

/* Apart from the places: no browser needs them. */

/** Of Asunción, each border once. */
const borders = `
Villa Morra: Santo Domingo, Manorá, Ycuá Satí, San Cristóbal, Mariscal Estigarribia, Recoleta, Bella Vista
Carmelitas: Las Lomas, Manorá, San Jorge, Ycuá Satí, Santo Domingo, Villa Morra
Recoleta: Bella Vista, Santo Domingo, San Cristóbal, Mariscal Estigarribia, Los Laureles, Tembetary, Mburicaó, Mariscal López
Las Lomas: Madame Lynch, San Jorge, Manorá, Santo Domingo
Centro: La Catedral, La Encarnación, San Roque, General Díaz, Ricardo Brugada, Doctor Francia
Manorá: Ycuá Satí, Santo Domingo, San Jorge
Ycuá Satí: San Jorge, Ytay, Santa María, Herrera, San Cristóbal
Mburucuyá: Mbocayaty, Madame Lynch, Las Lomas, Cañada del Ybyray, Santísima Trinidad
Villa Aurelia: Herrera, Santa María, San Pablo, Los Laureles, Mariscal Estigarribia, Hipódromo
Mariscal López: Jara, Virgen del Huerto, Bella Vista, Mburicaó, General Caballero, Las Mercedes, Ciudad Nueva
Los Laureles: Mariscal Estigarribia, San Pablo, Hipódromo, Nazareth
San Cristóbal: Herrera, Mariscal Estigarribia
Herrera: San Jorge, Ytay, Santa María, Mariscal Estigarribia
Bella Vista: Virgen de la Asunción, Cañada del Ybyray, Santo Domingo
Santo Domingo: Cañada del Ybyray
San Jorge: Salvador del Mundo, Ñu Guazú, Ytay, Santa María, Madame Lynch
Santísima Trinidad: Botánico, Mbocayaty, Cañada del Ybyray, Virgen de la Asunción, Virgen de Fátima, Santa Rosa
Cañada del Ybyray: Virgen de la Asunción
Madame Lynch: Mbocayaty, Salvador del Mundo
Mbocayaty: Loma Pytá, Ñu Guazú, Salvador del Mundo
Salvador del Mundo: Ñu Guazú, Ytay
Ñu Guazú: Loma Pytá, Ytay
Ytay: Santa María
San Pablo: Hipódromo, Terminal
Hipódromo: Tembetary, Nazareth, Terminal
Terminal: Nazareth, Santa Librada
Nazareth: Mburicaó, Tembetary, Vista Alegre
Tembetary: Los Laureles, Vista Alegre, Mburicaó
Mburicaó: Vista Alegre, General Caballero
Vista Alegre: Pinozá, General Caballero
General Caballero: Pinozá, Ciudad Nueva, Las Mercedes
Pinozá: Ciudad Nueva, San Vicente, Pettirossi
Ciudad Nueva: San José, Las Mercedes, Pettirossi, San Roque
Las Mercedes: Banco San Miguel, San Juan, Jara, San Roque, San José, Ricardo Brugada
Jara: San Juan, Virgen de la Asunción, Virgen del Huerto
Virgen del Huerto: Virgen de la Asunción, Bella Vista
Virgen de la Asunción: Santa Rosa, San Juan, Tablada Nueva, Virgen de Fátima
San Juan: Banco San Miguel, Tablada Nueva
Tablada Nueva: Bañado Cará Cará, Virgen de Fátima, Banco San Miguel
Virgen de Fátima: Santa Rosa, Bañado Cará Cará
Santa Rosa: Botánico, Bañado Cará Cará
Botánico: Zeballos Cué, Loma Pytá, Bañado Cará Cará
Zeballos Cué: Loma Pytá
Loma Pytá: San Blas
San José: Ricardo Brugada, San Roque
Ricardo Brugada: San Roque, La Catedral, La Encarnación
San Roque: Pettirossi, General Díaz, La Catedral
La Catedral: La Encarnación, General Díaz
La Encarnación: General Díaz, Doctor Francia
General Díaz: Obrero, Pettirossi, Tacumbú
Pettirossi: San Vicente, Obrero
Obrero: San Vicente, Roberto L. Pettit, Jukyty, Tacumbú
San Vicente: Santa Librada, Republicano, Roberto L. Pettit
Roberto L. Pettit: Republicano, Jukyty
Republicano: Santa Ana, Itá Enramada
Santa Ana: Itá Enramada, San Cayetano
San Cayetano: Jukyty
Tacumbú: Sajonia, Carlos A. López, Doctor Francia
Sajonia: Carlos A. López, San Antonio, Itá Pytã Punta
Carlos A. López: Doctor Francia, San Antonio
Doctor Francia: San Antonio
San Antonio: Itá Pytã Punta
`
/** Closer neighborhoods of other cities are adjacent. */
const maxKm = 2.5

const bordering = new Map<string, string[]>()
function addBorder(one: string, other: string) {
  const known = bordering.get(one) ?? []
  if (!known.includes(other)) bordering.set(one, [...known, other])
}
const rows = borders
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', others = ''] = line.split(': ')
    return { name, others: others.split(', ') }
  })
for (const { name, others } of rows) for (const other of others) addBorder(name, other)
for (const { name, others } of rows) for (const other of others) addBorder(other, name)

/** In the same city; symmetric. */
export function neighborsOf(neighborhood: string, city: string): readonly string[] {
  const one = findNeighborhood(neighborhood, city)
  if (!one) return []
  if (one.city === 'Asunción') return bordering.get(one.name) ?? []
  if (!isPlaced(one)) return []
  return neighborhoods
    .filter(
      (other) =>
        other !== one && other.city === one.city && isPlaced(other) && distanceKm(one, other) <= maxKm,
    )
    .map(({ name }) => name)
}
