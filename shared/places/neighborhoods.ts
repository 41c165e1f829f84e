const center = 'microcentro, downtown, city center, city centre, the center, the centre'

/** Accurate to about a kilometer; some © OpenStreetMap contributors (ODbL). Neighbors are found by distance (see places.ts). */
export const neighborhoodRows: Readonly<Record<string, string>> = {
  Luque: `
Centro 25.269 57.487 = ${center}
Surubi'í 25.216 57.511 = surubi i, surubii
Mora Cué 25.257 57.52 = mora kue
Isla Bogado 25.306 57.483
Laurelty 25.297 57.507 = laurelti
Cañada San Rafael 25.304 57.467
Itapuamí 25.279 57.464
Molino 25.258 57.49
1er Barrio 25.257 57.504 = primer barrio, 1 barrio
2do Barrio 25.263 57.484 = segundo barrio, 2 barrio
3er Barrio 25.273 57.491 = tercer barrio, 3 barrio
4to Barrio 25.271 57.506 = cuarto barrio, 4 barrio
Yukyry 25.27 57.438 = jukyry
Zona Conmebol 25.26 57.521 = conmebol
Zona Aeropuerto 25.243 57.51 = aeropuerto, airport, aeropuerto silvio pettirossi`,
  'San Lorenzo': `
Centro 25.34 57.508 = ${center}
Villa Universitaria 25.335 57.519 = campus, campus una, campus universitario, zona campus
Barcequillo 25.329 57.511
Reducto 25.362 57.501
Capilla del Monte 25.323 57.5
Lucerito 25.35 57.517
Mita'i 25.35 57.495 = mitai
Calle'i 25.366 57.514 = callei
Tayuazapé 25.318 57.473 = tajuazape`,
  Lambaré: `
Centro 25.346 57.606 = ${center}
Cuatro Mojones 25.337 57.594 = 4 mojones
Cerro Lambaré 25.345 57.634
Yacht 25.356 57.642 = yacht y golf, yacht golf club, yacht club
San Isidro 25.361 57.604
Puerto Pabla 25.377 57.612
Valle Apu'a 25.36 57.605 = valle apua
Villa Virginia 25.348 57.623
Mbachio 25.357 57.614`,
  'Fernando de la Mora': `
Zona Norte 25.322 57.54
Zona Sur 25.345 57.543
Pitiantuta 25.335 57.553
Villa Ofelia 25.307 57.534
Laguna Grande 25.317 57.528
Orilla del Campo Grande 25.299 57.541
Tres Bocas 25.347 57.567 = 3 bocas`,
  'Villa Elisa': `
Centro 25.368 57.592 = ${center}
Sol de América 25.369 57.591
Mbocayaty 25.385 57.577`,
  Ñemby: `
Centro 25.395 57.536 = ${center}
Pa'i Ñu 25.376 57.545 = pai nu
Rincón 25.39 57.52
Salinas 25.398 57.556`,
  Capiatá: `
Centro 25.355 57.446 = ${center}
Aldana Cañada 25.335 57.425
Toledo Cañada 25.383 57.444
Rojas Cañada 25.37 57.473
Posta Ybycuá 25.381 57.412`,
  'Mariano Roque Alonso': `
Centro 25.208 57.532 = ${center}
Remanso 25.183 57.543
Arecayá 25.201 57.513
Corumba Cué 25.196 57.523
Villa Margarita 25.208 57.549
Zona Expo 25.209 57.539 = predio ferial`,
  Limpio: `
Centro 25.166 57.486 = ${center}
Salado 25.14 57.497
Piquete Cué 25.136 57.517
San Francisco 25.181 57.487`,
  Areguá: `
Centro 25.312 57.385 = ${center}
Valle Pucú 25.328 57.402
Caacupemí 25.33 57.443`,
  Itauguá: `
Centro 25.393 57.354 = ${center}
Guayaibity 25.378 57.338`,
  'San Bernardino': `
Centro 25.311 57.296 = ${center}
Ciervo Cuá 25.292 57.305
Costa del Lago 25.317 57.303 = costa lago
Aqua Village 25.283 57.286`,
  'Ciudad del Este': `
Centro 25.509 54.609 = ${center}
Boquerón 25.519 54.616
Área 1 25.501 54.634 = area uno
Área 2 25.531 54.604 = area dos
Área 3 25.529 54.623 = area tres
Área 4 25.537 54.629 = area cuatro
Km 4 25.505 54.648 = kilometro 4
Km 7 25.497 54.676 = kilometro 7
Km 8 25.494 54.686 = kilometro 8
Don Bosco 25.467 54.646
Remansito 25.545 54.602`,
  Hernandarias: `
Centro 25.405 54.638 = ${center}
Paraná Country Club 25.456 54.622 = parana country, country club parana, pcc`,
  'Presidente Franco': `
Centro 25.564 54.611 = ${center}
Tres Fronteras 25.591 54.594 = hito tres fronteras`,
  Encarnación: `
Centro 27.331 55.867 = ${center}
Costanera 27.342 55.859 = playa san jose
Zona Alta 27.327 55.862 = villa alta
Buena Vista 27.358 55.856
San Isidro 27.303 55.872
San Pedro 27.318 55.861
Pacu Cuá 27.36 55.862
Quiteria 27.366 55.899`,
}
