/** Hospitals. See `landmarkRows.ts`. */
export const health = `
hospital|Hospital Central del IPS|ips central, ips, hospital ips, hospital central de ips, ips sacramento, el ips, hospital del ips|Asunción|Virgen de la Asunción|-25.2700 -57.5862
hospital|IPS Ingavi|ips de ingavi, ingavi, hospital ingavi, ips fernando|Fernando de la Mora
hospital|IPS 12 de Junio||Asunción|Sajonia
hospital|IPS Campo Vía|campo via|Capiatá
hospital|Hospital de Clínicas|clinicas, enfermera en clinicas, enfermero en clinicas, medico en clinicas, medica en clinicas, trabajo en clinicas, laburo en clinicas, hospital de clinicas san lorenzo, hospital clinicas|San Lorenzo||-25.3280 -57.5200
hospital|Hospital Bautista|hospital bautista asuncion, centro medico bautista|Asunción|Villa Morra|-25.2998 -57.5805
hospital|Sanatorio La Costa|sanatorio costa, centro medico la costa|Asunción|Jara|-25.2763 -57.6108
hospital|Sanatorio Migone|migone, migone battilana|Asunción|San Roque|-25.2860 -57.6248
hospital|Sanatorio Santa Clara|santa clara sanatorio|Asunción
hospital|Sanatorio San Roque|san roque sanatorio|Asunción|San Roque
hospital|Sanatorio Español|hospital espanol|Asunción
hospital|Sanatorio Italiano|hospital italiano|Asunción
hospital|Sanatorio Británico|hospital britanico|Asunción
hospital|Sanatorio San Sebastián|san sebastian sanatorio|Asunción
hospital|Instituto Privado del Niño|hospital privado del nino|Asunción
hospital|Hospital Psiquiátrico|neuropsiquiatrico|Asunción
hospital|Hospital de Fernando de la Mora|hospital materno infantil fernando|Fernando de la Mora
hospital|Hospital de Villa Elisa|hospital villa elisa|Villa Elisa
hospital|Hospital de Capiatá|hospital capiata|Capiatá
hospital|Hospital de Limpio|hospital limpio|Limpio
hospital|Hospital de Ñemby|hospital nemby|Ñemby
hospital|Hospital de Mariano Roque Alonso|hospital mariano roque alonso|Mariano Roque Alonso
hospital|Sanatorio Adventista|hospital adventista|Asunción
hospital|Hospital Universitario San Lorenzo||San Lorenzo
hospital|Hospital de Trauma|hospital del trauma, el trauma, emergencias medicas, hospital de trauma manuel giagni|Asunción|General Caballero|-25.2970 -57.6070
hospital|Hospital San Pablo|hospital materno infantil, materno infantil san pablo|Asunción|San Pablo
hospital|Hospital de Barrio Obrero|hospital barrio obrero|Asunción|Obrero|-25.3035 -57.6335
hospital|Hospital Santísima Trinidad|hospital materno infantil, materno infantil trinidad|Asunción|Santísima Trinidad
hospital|INERAM|hospital del torax, juan max boettner|Asunción|Virgen de la Asunción|-25.2720 -57.5930
hospital|Hospital Militar Central|hospital militar|Asunción||-25.2900 -57.6080
hospital|Hospital de Policía Rigoberto Caballero|hospital policial|Asunción|Mariscal Estigarribia
hospital|Cruz Roja Paraguaya|cruz roja, materno reina sofia|Asunción|Las Mercedes|-25.2850 -57.6120
hospital|Hospital Pediátrico Acosta Ñu|acosta nu, hospital del nino|San Lorenzo|Reducto
hospital|Hospital General de Luque|hospital luque|Luque
hospital|Hospital Distrital de Lambaré|hospital lambare|Lambaré
hospital|Hospital Nacional de Itauguá|hospital nacional|Itauguá
hospital|Instituto Nacional del Cáncer|incan|Areguá
hospital|Hospital Regional de Ciudad del Este||Ciudad del Este
hospital|Hospital Los Lapachos Tesãi|tesai, fundacion tesai|Ciudad del Este
hospital|IPS Ciudad del Este|ips cde|Ciudad del Este
hospital|Hospital Regional de Encarnación||Encarnación
hospital|Hospital General de Itapúa|gran hospital del sur|Encarnación
hospital|Hospital Regional de Caacupé|hospital caacupe|Caacupé
hospital|Hospital Francés|sanatorio frances|Asunción
hospital|Instituto de Medicina Tropical|medicina tropical, imt|Asunción|Virgen del Huerto
hospital|Sanatorio Santa Julia|santa julia|Asunción|Bella Vista
hospital|Sanatorio Metropolitano|hospital metropolitano|Fernando de la Mora
hospital|Sanatorio San Martín||Asunción
hospital|Sanatorio Amsa|amsa, asismed, sanatorio asismed|Asunción
hospital|Sanatorio La Trinidad||Asunción|Santísima Trinidad
hospital|Sanatorio Meyer Lab|meyer lab|Asunción
hospital|Centro Médico Bautista Lambaré||Lambaré
hospital|Hospital de Clínicas viejo|clinicas viejo, viejo clinicas, ex clinicas, hospital de clinicas sajonia|Asunción|Sajonia
hospital|Materno Infantil Calle’i|hospital materno infantil, hospital materno infantil san lorenzo, materno infantil san lorenzo, hospital callei|San Lorenzo|Calle'i
hospital|Hospital San Jorge|hospital cardiologico, san jorge cardiologico|Asunción|Botánico
hospital|Hospital Indígena||Limpio
hospital|Hospital Universitario Nuestra Señora de la Asunción|hospital de la uca, hospital uca|Asunción
hospital|IPS Luque|hospital ips luque|Luque
hospital|IPS Benjamín Aceval|hospital ips benjamin aceval|Benjamín Aceval
hospital|IPS Encarnación|hospital ips encarnacion|Encarnación
hospital|Caja Central de IPS|caja central ips, ips central administrativa|Asunción|San Roque
hospital|Sanatorio Le Blanc|le blanc|Ciudad del Este
hospital|Sanatorio Internacional|sanatorio internacional cde|Ciudad del Este
hospital|Sanatorio Guaraní|sanatorio guarani cde|Ciudad del Este
hospital|Hospital Distrital de Hernandarias|hospital hernandarias|Hernandarias
hospital|Hospital Distrital de Minga Guazú|hospital minga guazu|Minga Guazú
hospital|Hospital de Presidente Franco|hospital presidente franco|Presidente Franco
hospital|Cottolengo Don Orione|pequeno cottolengo, cottolengo|Mariano Roque Alonso
hospital|Teletón Asunción|teleton|Fernando de la Mora
`
