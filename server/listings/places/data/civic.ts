/** Embassies, public buildings, churches, crossings. See `landmarkRows.ts`. */
export const civic = `
embassy|Embajada de Estados Unidos|embajada americana, embajada gringa, embajada de ee uu, embajada ee uu, embajada de eeuu, embajada eeuu, embajada yanqui, embaixada americana, embajada usa, us embassy, american embassy, embajada de los estados unidos, embassy of the united states, embaixada dos estados unidos|Asunción|Mariscal López|-25.2893 -57.6038
embassy|Embajada de Brasil|embajada del brasil, embajada brasilera, embajada brasilena, brazilian embassy, embaixada do brasil, embaixada brasileira|Asunción|Las Mercedes|-25.2880 -57.6130
embassy|Embajada de Argentina|embajada argentina, argentine embassy, embaixada da argentina|Asunción|Las Mercedes|-25.2868 -57.6155
embassy|Embajada de Alemania|embajada alemana, german embassy|Asunción|Virgen del Huerto
embassy|Embajada de España|embajada espanola, spanish embassy|Asunción|La Catedral|-25.2838 -57.6334
embassy|Embajada de Francia|embajada francesa, french embassy|Asunción|Las Mercedes|-25.2866 -57.6130
embassy|Embajada de Japón|embajada del japon, embajada japonesa, japanese embassy|Asunción|Mariscal López|-25.2905 -57.5985
embassy|Embajada de Taiwán|embajada de china taiwan, embajada taiwanesa, embajada china|Asunción
embassy|Embajada de Italia|embajada italiana, italian embassy|Asunción
embassy|Embajada de Chile|embajada chilena|Asunción
embassy|Embajada de México|embajada mexicana|Asunción
embassy|Embajada de Uruguay|embajada del uruguay, embajada uruguaya|Asunción
embassy|Embajada Británica|embajada de inglaterra, embajada uk, embajada inglesa, embajada de reino unido, embajada del reino unido, british embassy|Asunción|Villa Morra
embassy|Embajada de Perú|embajada del peru, embajada peruana|Asunción
embassy|Embajada de Bolivia|embajada boliviana|Asunción
embassy|Embajada de Colombia|embajada colombiana|Asunción
embassy|Embajada de Ecuador|embajada del ecuador, embajada ecuatoriana|Asunción
embassy|Embajada de Venezuela|embajada venezolana|Asunción
embassy|Embajada de Cuba|embajada cubana|Asunción
embassy|Embajada de Panamá|embajada panamena|Asunción
embassy|Embajada de Corea|embajada coreana, embajada de corea del sur, korean embassy|Asunción
embassy|Embajada de Israel|embajada israeli|Asunción
embassy|Embajada de Líbano|embajada del libano, embajada libanesa|Asunción
embassy|Embajada de Turquía|embajada turca|Asunción
embassy|Embajada de Rusia|embajada rusa, russian embassy|Asunción
embassy|Embajada de Suiza|embajada suiza|Asunción
embassy|Embajada de la Unión Europea|embajada de union europea, delegacion de la union europea|Asunción
embassy|Embajada de Qatar|embajada de catar|Asunción
embassy|Embajada de Emiratos Árabes Unidos|embajada de emiratos|Asunción
embassy|Embajada de India|embajada de la india|Asunción
embassy|Embajada de Portugal|embajada portuguesa|Asunción
embassy|Nunciatura Apostólica|nunciatura|Asunción
landmark|Panteón Nacional de los Héroes|panteon|Asunción|La Catedral|-25.2820 -57.6353
landmark|Palacio de López|palacio de gobierno, palacio|Asunción|La Encarnación|-25.2776 -57.6372
landmark|Congreso Nacional|congreso, palacio legislativo|Asunción|La Catedral|-25.2782 -57.6340
landmark|Cabildo|centro cultural cabildo|Asunción|La Catedral|-25.2786 -57.6345
landmark|Manzana de la Rivera||Asunción|La Encarnación|-25.2776 -57.6384
landmark|Casa de la Independencia||Asunción|La Encarnación|-25.2812 -57.6375
landmark|Escalinata Antequera||Asunción|San Roque|-25.2868 -57.6300
landmark|Estación Central del Ferrocarril|estacion de tren, museo del tren|Asunción|La Catedral|-25.2826 -57.6297
landmark|Loma San Jerónimo||Asunción|La Encarnación|-25.2805 -57.6455
landmark|Teatro Municipal|teatro municipal ignacio a pane|Asunción|La Encarnación|-25.2805 -57.6372
landmark|Banco Central del Paraguay|bcp, banco central, teatro lirico del bcp|Asunción|Santo Domingo|-25.2780 -57.5830
landmark|Cementerio de la Recoleta|iglesia de la recoleta|Asunción|Recoleta|-25.2905 -57.5885
landmark|Ministerio de Salud|msp|Asunción|San Roque|-25.2935 -57.6293
landmark|Palacio de Justicia|poder judicial, tribunales, los tribunales, corte suprema|Asunción|Doctor Francia|-25.2885 -57.6495
landmark|Municipalidad de Asunción|muni asuncion, palacete municipal|Asunción
landmark|ANDE Central|ande|Asunción||-25.2870 -57.6065
landmark|Municipalidad de San Lorenzo|muni san lorenzo|San Lorenzo|Centro
landmark|Predio Ferial Mariano Roque Alonso|expo, expo mra, predio de la arp|Mariano Roque Alonso|Zona Expo|-25.2095 -57.5392
landmark|Cuatro Mojones|4 mojones, viaducto 4 mojones|Lambaré|Cuatro Mojones|-25.3370 -57.5945
landmark|Tres Bocas|3 bocas|Villa Elisa|Tres Bocas|-25.3535 -57.5750|osm
landmark|Super Viaducto|superviaducto|Asunción
landmark|Botánico, rotonda|cruce botanico, transchaco y artigas|Asunción|Botánico|-25.2485 -57.5715
landmark|Zona Conmebol|conmebol zona|Luque|Zona Conmebol|-25.2600 -57.5210
landmark|Eje Corporativo|eje corporativo asuncion, nuevo centro, corporate district, corporate axis, corporate area, eixo corporativo|Asunción|Manorá|-25.2830 -57.5650
landmark|Rotonda Oasis|rotonda pablo rojas|Ciudad del Este|Pablo Rojas
landmark|Cruce Hernandarias (km 4)|rotonda km 4, viaducto km 4, desvio a hernandarias|Ciudad del Este|Km 4|-25.5067 -54.6385|osm
landmark|Cruce PY02 y PY06|rotonda km 30, cruce ruta 6|Minga Guazú||-25.4841 -54.8975|osm
church|Catedral Metropolitana|catedral de asuncion|Asunción|La Catedral|-25.2796 -57.6326
church|Iglesia de la Encarnación||Asunción|La Encarnación|-25.2843 -57.6412
church|Basílica de la Santísima Trinidad|iglesia trinidad, iglesia de trinidad, parroquia de trinidad, basilica de trinidad|Asunción|Santísima Trinidad|-25.2580 -57.5805|osm
church|Catedral de San Lorenzo|iglesia san lorenzo|San Lorenzo|Centro|-25.3398 -57.5086
church|Basílica de Caacupé|virgen de caacupe, basilica, santuario de caacupe|Caacupé||-25.3866 -57.1404
church|Catedral San Blas|catedral cde|Ciudad del Este
church|Catedral de Encarnación|catedral encarnacion|Encarnación|Catedral|-27.3326 -55.8695|osm
church|Iglesia de Capiatá|iglesia virgen de la candelaria|Capiatá|Centro|-25.3558 -57.4452
church|Iglesia de Areguá|iglesia candelaria aregua|Areguá|Centro|-25.3120 -57.3835
church|Iglesia de Luque|virgen del rosario luque, santuario de luque|Luque|Centro|-25.2693 -57.4872
church|Iglesia de Limpio|san jose de limpio|Limpio|Centro|-25.1663 -57.4858
church|Kurusu Peregrino|curuzu peregrino|Caacupé
church|Ruinas de Trinidad|misiones jesuiticas trinidad|Trinidad||-27.1320 -55.7030
landmark|Ministerio de Economía y Finanzas|ministerio de hacienda, ministerio de economia, mef|Asunción|La Catedral|-25.2815 -57.6356
landmark|Ministerio de Obras Públicas|mopc, ministerio de obras publicas y comunicaciones|Asunción|La Catedral|-25.2826 -57.6375
landmark|Ministerio de Educación|mec, ministerio de educacion y ciencias|Asunción|La Catedral|-25.2850 -57.6375
landmark|Ministerio de Relaciones Exteriores|cancilleria, cancilleria nacional|Asunción|La Catedral|-25.2805 -57.6376
landmark|Ministerio del Interior||Asunción|La Catedral|-25.2865 -57.6377
landmark|Ministerio de Industria y Comercio|mic, ministerio de industria|Asunción|Villa Morra|-25.2955 -57.5850
landmark|Ministerio del Ambiente|mades, ex seam|Asunción|San Jorge
landmark|Ministerio de Agricultura|mag, ministerio de agricultura y ganaderia|San Lorenzo
landmark|Ministerio de Defensa|ministerio de defensa nacional|Asunción|Mariscal López|-25.2860 -57.6110
landmark|Ministerio de Trabajo|mtess|Asunción|San Roque
landmark|Ministerio Público|fiscalia, fiscalia general|Asunción|La Catedral|-25.2850 -57.6360
landmark|Ministerio de Urbanismo|muvh, ministerio de la vivienda|Asunción
landmark|SENATUR|secretaria nacional de turismo|Asunción|La Catedral|-25.2810 -57.6365
landmark|DNIT|ministerio de tributacion, subsecretaria de tributacion|Asunción|La Catedral
landmark|Aduana Central|direccion nacional de aduanas|Asunción|La Encarnación|-25.2770 -57.6420
landmark|Migraciones|direccion general de migraciones, direccion nacional de migraciones|Asunción|La Catedral|-25.2825 -57.6320
landmark|Departamento de Identificaciones|identificaciones|Asunción
landmark|Justicia Electoral|tsje, tribunal superior de justicia electoral|Asunción|Pinozá
landmark|Banco Nacional de Fomento|bnf, bnf central|Asunción|La Catedral|-25.2845 -57.6345
landmark|INDERT||Asunción|San Roque
landmark|ESSAP Central|essap|Asunción
landmark|COPACO|copaco central|Asunción|La Catedral
landmark|SENACSA|senacsa san lorenzo|San Lorenzo
landmark|Mburuvicha Róga|mburuvicha roga, residencia presidencial|Asunción|Mariscal López|-25.2905 -57.5980
landmark|Cárcel de Tacumbú|penal de tacumbu, penitenciaria de tacumbu|Asunción|Tacumbú
landmark|Memorial Ycuá Bolaños|ycua bolanos|Asunción|Santísima Trinidad
landmark|Comando de Caballería|caballeria, rc4|Asunción|Salvador del Mundo
landmark|Comando en Jefe|comando de las fuerzas militares|Asunción|Mariscal López|-25.2880 -57.6085
landmark|Colón y Palma|palma y colon|Asunción|La Encarnación|-25.2792 -57.6410
landmark|Edificio Atrium|atrium, atrium center|Asunción|Villa Morra
landmark|Citicenter|citi center, edificio citicenter|Asunción|Villa Morra
landmark|Edificio Aymac|aymac|Asunción|Recoleta
landmark|Edificio Ayfra|ayfra|Asunción|La Encarnación
landmark|Edificio Líder|lider edificio|Asunción|La Catedral
landmark|Edificio Inter Express|inter express, interexpress|Asunción|La Catedral
landmark|Molas Center|torre molas|Asunción
landmark|Central Hidroeléctrica Itaipú, barrera|barrera itaipu, centro de recepcion itaipu|Hernandarias
landmark|Parque Industrial Avay|industrial avay|Villeta
landmark|Parque Industrial Oriente|parque industrial taiwan, parque industrial oriente taiwan|Minga Guazú
landmark|Zona Franca Global|zona franca global paraguay|Ciudad del Este
landmark|Zona Franca Internacional|zona franca trans trade, trans trade|Ciudad del Este
landmark|Parque Industrial Hernandarias|pih hernandarias|Hernandarias
landmark|Complejo Textil Manufactura Pilar|manufactura pilar|Pilar
landmark|Ingenio Azucarero|azucarera iturbe|Iturbe
landmark|Cervepar|cerveceria, planta cervepar|Ypané
landmark|Refinería Petropar|petropar villa elisa, refineria|Villa Elisa
landmark|Aceros Paraguay|acepar|Villa Hayes
landmark|Industria Nacional del Cemento|inc vallemi|Vallemí
landmark|Cruce Carayaó||Carayaó
landmark|Cruce Liberación|cruce liberacion san pedro|Liberación
landmark|Cruce Itá|cruce ita, rotonda de ita|Itá
landmark|Cruce Viñas Cué|vinas cue|Asunción
landmark|Peaje Ypacaraí|peaje de ypacarai|Ypacaraí
landmark|Kilómetro 5 y medio|viaducto km 5, cruce multiplaza|Asunción|San Pablo|-25.3167 -57.5728
church|Templo de Asunción|templo mormon, templo de los mormones, iglesia mormona|Asunción||-25.2862 -57.6005
church|Iglesia San Cristóbal||Asunción|San Cristóbal
church|Iglesia San Roque||Asunción|San Roque
church|Iglesia María Auxiliadora||Asunción
church|Iglesia Virgen del Carmen||Asunción
church|Basílica Menor Sagrado Corazón de Jesús|sagrado corazon de jesus, salesianos|Asunción
church|Iglesia de Yaguarón|san buenaventura|Yaguarón
avenue|Av. Avelino Martínez|avelino martinez|San Lorenzo
avenue|Av. Saturio Ríos|saturio rios|San Lorenzo
avenue|Av. La Victoria|avenida la victoria|San Lorenzo
avenue|Av. del Agrónomo|del agronomo|San Lorenzo
avenue|Av. Pastora Céspedes|pastora cespedes|San Lorenzo
avenue|Carretera de López|carretera lopez, carretera de lopez|Fernando de la Mora
avenue|Av. Zavala Cué|avenida zavala cue|Fernando de la Mora
avenue|Av. Soldado Ovelar|soldado ovelar|Fernando de la Mora
avenue|Av. Ytororó|avenida ytororo|Fernando de la Mora
avenue|Av. Luis María Argaña|luis maria argana, argana|Lambaré
avenue|Av. Bruno Guggiari|bruno guggiari, guggiari|Lambaré
avenue|Av. Américo Picco|americo picco|Villa Elisa
avenue|Av. Elizardo Aquino|elizardo aquino|Luque
avenue|Av. Sportivo Luqueño|sportivo luqueno avenida|Luque
avenue|Av. Nanawa|avenida nanawa|Mariano Roque Alonso
avenue|Av. Corrales|corrales|Asunción
avenue|Av. Próceres de Mayo|proceres de mayo|Asunción
avenue|Av. José Asunción Flores|jose asuncion flores|Asunción
avenue|Av. Sebastián Gaboto|sebastian gaboto|Asunción
avenue|Av. Semidei|semidei|Asunción
avenue|Av. Stella Maris|stella maris|Asunción
avenue|Av. Doctor Montero|doctor montero|Asunción|Doctor Francia
avenue|Av. Ygatimí|ygatimi avenida, avenida ygatimi|Asunción
avenue|Av. Charles de Gaulle|charles de gaulle|Asunción|Recoleta
avenue|Calle Legión Civil Extranjera|legion civil extranjera|Asunción|Recoleta
avenue|Calle Senador Long|senador long|Asunción|Recoleta
avenue|Calle Doctor Eusebio Lillo|eusebio lillo|Asunción|Villa Morra
avenue|Calle Cruz del Chaco|cruz del chaco|Asunción|Villa Morra
avenue|Calle Cruz del Defensor|cruz del defensor|Asunción|Villa Morra
avenue|Calle Guido Spano|guido spano|Asunción|Villa Morra
avenue|Calle Moisés Bertoni|moises bertoni calle, calle bertoni|Asunción|San Jorge
avenue|Calle Roque Centurión Miranda|roque centurion miranda, centurion miranda|Asunción|San Cristóbal
avenue|Av. Augusto Roa Bastos|roa bastos, augusto roa bastos|Asunción
avenue|Av. Pioneros del Este|pioneros del este|Ciudad del Este|Centro
avenue|Av. Adrián Jara|adrian jara|Ciudad del Este|Centro
avenue|Av. Julio César Riquelme|julio cesar riquelme|Ciudad del Este
avenue|Av. Rogelio Benítez|rogelio benitez|Ciudad del Este
avenue|Av. Alejo García|alejo garcia avenida|Ciudad del Este
avenue|Av. Irrazábal|irrazabal, general irrazabal|Encarnación
avenue|Av. Bernardino Caballero, Encarnación|avenida bernardino caballero encarnacion|Encarnación
avenue|Av. Japón|avenida japon|Encarnación
avenue|Av. Luis Vaché|luis vache|San Bernardino
avenue|Ruta 12|ruta 12, py12|Nanawa
avenue|Corredor vial Botánico|corredor botanico|Asunción|Botánico
avenue|Corredor Costanera Sur|corredor vial sur, corredor costanera sur|Asunción
`
