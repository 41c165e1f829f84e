/* Of uncertain coordinates: not on maps. Separated by semicolons; after "=" other spellings. */

/** Other districts, by department. */
export const unplacedTowns: Readonly<Record<string, string>> = {
  'Alto Paraná':
    'Doctor Raúl Peña = raul pena; Iruña; Juan Emiliano O’Leary = o leary, oleary; Mbaracayú; San Cristóbal = san cristobal alto parana; Santa Fe del Paraná; Tavapy',
  Itapúa:
    'Alto Verá; Capitán Meza; Carlos Antonio López = carlos antonio lopez itapua; Itapúa Poty; José Leandro Oviedo = leandro oviedo; Nueva Alborada; San Rafael del Paraná; Yatytay',
  Cordillera: 'Mbocayaty del Yhaguy; San José Obrero',
  Caaguazú:
    'La Pastora; Nueva Toledo; Raúl Arsenio Oviedo; R. I. Tres Corrales = tres corrales; Simón Bolívar = simon bolivar caaguazu; Tembiaporá; Tres de Febrero = 3 de febrero; Vaquería',
  Guairá:
    'Doctor Botrell; Félix Pérez Cardozo = perez cardozo; General Eugenio A. Garay; José Fassardi = fassardi; Ñumí; San Salvador; Tebicuary; Yataity del Guairá = yataity',
  Caazapá:
    'Buena Vista = buena vista caazapa; Moisés Bertoni = doctor moises bertoni; Maciel; Tres de Mayo = 3 de mayo caazapa',
  Paraguarí:
    'General Bernardino Caballero = bernardino caballero paraguari; María Antonia; San Roque González de Santa Cruz = san roque gonzalez; Tebicuarymí',
  Misiones: 'Yabebyry',
  Ñeembucú:
    'Desmochados; General Díaz = general jose eduvigis diaz; Guazú Cuá; Isla Umbú; Laureles = laureles neembucu; Mayor Martínez; San Juan Bautista de Ñeembucú; Tacuaras; Villa Franca; Villalbín',
  'San Pedro':
    'Liberación = liberacion san pedro; San José del Rosario; San Pablo = san pablo san pedro; San Vicente Pancholo; Yrybucuá',
  Concepción:
    'Arroyito = arroyito concepcion; Azotey; Itacuá; Paso Barreto; Paso Horqueta; San Alfredo; San Carlos del Apa; Sargento José Félix López = puentesino, puentesinho',
  Amambay: 'Cerro Corá = cerro cora amambay; Karapaí; Zanja Pytá',
  Canindeyú:
    'Francisco Caballero Álvarez = general francisco caballero alvarez, puente kyha; Itanará; Laurel; Maracaná; Puerto Adela; Yasy Cañy = jasy kany; Yby Pytá; Ybyrarobaná; Ypejhú',
  'Presidente Hayes':
    'Campo Aceval; General Bruguez = general jose maria bruguez; Puerto Pinasco; Teniente Esteban Martínez',
  'Alto Paraguay': 'Puerto Casado = la victoria alto paraguay',
}

/** By city. */
export const unplacedNeighborhoods: Readonly<Record<string, string>> = {
  Luque:
    'Maramburé; Tarumandy; Zárate Isla; Yka’a; Loma Merlo; Cañada Garay; Campo Grande; Hugua de Seda; Las Residentas; Costa Sosa; Maka’i; Marín Ka’aguy = marin caaguy; Ita Angu’a; Ñu Guazú = nu guasu; Bella Vista; San José; Santa María; 3 de Mayo; Rakiura; Villa Policial',
  'San Lorenzo':
    'Laurelty = laurelti; Villa Laurelty; Villa Amelia; San Miguel; Santo Rey; Virgen de los Remedios; Sagrada Familia; San Isidro; San Francisco; Santa María; Ñu Porá; San Pedro; San Ramón; Las Mercedes; San José; Santa Lucía; San Rafael; La Victoria; San Roque; Inmaculada = inmaculada concepcion; La Encarnación; Capellanía; San Felipe; Lote Guazú = lote guasu; Villa Industrial; Virgen de Fátima; San Juan',
  Lambaré:
    'Kennedy; Panambí Retã; Panambí Verá; Santa Lucía; Santa Rosa; Santo Domingo; Valle Ybaté = valle yvate; Villa Bonita; La Victoria; Felicidad; San Rafael; Villa Cerro Corá',
  'Fernando de la Mora':
    'Centro; Bernardino Caballero; Kokue Guazú = kokue guasu, cocue guazu; Laguna Satí; Itá Ka’aguy = ita caaguy; Domingo Savio; Zavala Cué; Las Residentas',
  'Villa Elisa': '29 de Septiembre; Gloria María; Picada; Ypatí; Remansito; Tres Bocas = 3 bocas',
  Ñemby: 'Cañadita; Vista Alegre; San Carlos; San Miguel; Mbocayaty; Caaguazú',
  'San Antonio': 'Achucarro; Cerrito; Las Garzas; Naranjaty; San Blas; San Jorge',
  Capiatá:
    'Kennedy; Naranjaisy = naranja hai; Laterza Cué = laterza kue; Loma Barrero; Yataity; San Jorge; San Miguel; San Francisco; Las Mercedes; Laurelty',
  'Mariano Roque Alonso': 'San Blas; San Luis; San Jorge; Mbocayaty; Universo',
  Limpio: 'Isla Aranda; Aguapey; Costa Azul; Mocipar; Rincón del Peñón; Santa Lucía; San Miguel',
  'Ciudad del Este':
    'Km 5 = kilometro 5; Km 6 = kilometro 6; Km 9 = kilometro 9; Km 10 = kilometro 10; Km 11 = kilometro 11; Km 12 = kilometro 12; Área 5 = area cinco; Área 6 = area seis; Pablo Rojas; San José; San Juan; Ciudad Nueva; San Isidro; San Miguel; San Rafael; Santa Ana; San Agustín; Obrero = barrio obrero; Che La Reina; Jardín Aurora; Virgen de Fátima = fatima; Bernardino Caballero; Las Mercedes; 23 de Octubre; Carolina',
  Encarnación:
    'Chaipé; Santa María; Sagrada Familia; Ciudad Nueva; Ka’aguy Rory = caaguy rory; Los Arrabales; Itá Paso; Mboi Ka’ẽ = mboi cae; Padre Kreusser = kreusser; San Roque; Bernardino Caballero',
}
