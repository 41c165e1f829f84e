/** By city, centres to about 300 m. © OpenStreetMap contributors, ODbL 1.0. */
export const placedBarrios = `
Ñemby
  3 de Mayo = tres de mayo @ -25.408 -57.545
  Caaguazú @ -25.407 -57.525
  Cañadita @ -25.424 -57.526
  Los Naranjos @ -25.4 -57.541
  Mbocayaty = mbokajaty, mbocajaty @ -25.385 -57.563
  Pa’i Ñu @ -25.376 -57.545
  Rincón @ -25.39 -57.52
  Salinas @ -25.398 -57.556
  San Carlos @ -25.3885 -57.5405
  Villa Anita @ -25.37 -57.563
  Vista Alegre @ -25.4045 -57.546
Lambaré
  Cañada San Miguel @ -25.3595 -57.6335
  Felicidad = la felicidad @ -25.337 -57.629
  Kennedy = villa kennedy @ -25.347 -57.6335
  La Victoria @ -25.332 -57.5965
  Mariscal López = mcal lopez @ -25.334 -57.623
  Mbachió I = mbachio 1, mbachio @ -25.357 -57.6235
  Mbachió II = mbachio 2 @ -25.367 -57.6245
  Palomar @ -25.3155 -57.6168
  Panambí Retã @ -25.328 -57.607
  Parques del Yacht = parque del yacht, parques del yatch, yacht @ -25.368 -57.629
  Pilar @ -25.33 -57.604
  Puerto Pabla @ -25.377 -57.612
  San Antonio @ -25.3585 -57.6145
  San Isidro @ -25.361 -57.604
  San Rafael @ -25.324 -57.622
  San Roque González = san roque gonzalez de santa cruz @ -25.365 -57.613
  Santa Lucía @ -25.335 -57.605
  Santa Luisa @ -25.334 -57.6126
  Santa Rosa I = santa rosa 1 @ -25.3543 -57.597
  Santa Rosa II = santa rosa 2 @ -25.3423 -57.63
  Santo Domingo @ -25.3243 -57.613
  Valle Apu’a I = valle apua 1 @ -25.347 -57.611
  Valle Apu’a II = valle apua 2 @ -25.348 -57.603
  Valle Ybaté = valle yvate @ -25.337 -57.617
  Villa Cerro Corá = cerro cora @ -25.35 -57.617
  Villa Virginia @ -25.348 -57.6225
Fernando de la Mora
  Bernardino Caballero @ -25.333 -57.568
  Centro @ -25.319 -57.555
  Estanzuela = la estanzuela @ -25.3085 -57.5475
  Kokue Guazú = kokue guasu, cocue guazu @ -25.334 -57.563
  Laguna Grande @ -25.3165 -57.528
  Las Residentas = residentas @ -25.3135 -57.55
  Orilla del Campo Grande @ -25.2995 -57.5415
  San Antonio @ -25.308 -57.541
  San Juan @ -25.34 -57.5775
  Tres Bocas = 3 bocas @ -25.347 -57.567
  Villa Ofelia @ -25.307 -57.534
Luque
  1er Barrio = primer barrio @ -25.257 -57.504
  2do Barrio = segundo barrio @ -25.263 -57.484
  4to Barrio = cuarto barrio @ -25.271 -57.506
  Campo Grande @ -25.272 -57.531
  Cañada Garay @ -25.257 -57.455
  Cañada San Rafael @ -25.304 -57.467
  Costa Sosa @ -25.298 -57.452
  Hugua de Seda @ -25.2825 -57.505
  Isla Bogado @ -25.306 -57.483
  Itapuamí I = itupami 1, itapuami @ -25.226 -57.456
  Itapuamí II = itupami 2 @ -25.206 -57.44
  Laurelty = laurelti @ -25.2975 -57.507
  Loma Merlo @ -25.245 -57.501
  Maka’i @ -25.287 -57.487
  Maramburé @ -25.271 -57.466
  Marín Ka’aguy = marin caaguy @ -25.24 -57.449
  Mora Cué = mora kue @ -25.228 -57.473
  Nueva Asunción @ -25.235 -57.39
  Tarumandy @ -25.229 -57.437
  Tarumandy del Río Salado = tarumandy rio salado @ -25.212 -57.412
  Yaguareté Corá = jaguarete cora, yaguarete kora @ -25.281 -57.462
  Ycuá Duré = ykua dure @ -25.289 -57.47
  Yka’a @ -25.251 -57.48
  Ykua Karanda’y = ycua carandayty, ycua karanday @ -25.23 -57.487
  Yukyry = jukyry @ -25.27 -57.438
  Zárate Isla @ -25.238 -57.512
Mariano Roque Alonso
  Arecayá = arekaja @ -25.2005 -57.513
  Bañado @ -25.212 -57.559
  Caacupemí @ -25.224 -57.566
  Defensores del Chaco @ -25.221 -57.541
  Ka’aguy Kupe = caaguy cupe @ -25.204 -57.507
  La Asunción @ -25.223 -57.531
  María Auxiliadora @ -25.199 -57.54
  Monseñor Bogarín = mons bogarin @ -25.213 -57.523
  Rosa Mística @ -25.219 -57.554
  San Blas @ -25.234 -57.53
  San Jorge @ -25.231 -57.544
  San Luis @ -25.223 -57.519
  San Ramón @ -25.2263 -57.5628
  Surubi’í = surubi i @ -25.178 -57.517
  Universo @ -25.188 -57.53
  Villa Margarita @ -25.208 -57.549
Villa Elisa
  29 de Septiembre = 29 de setiembre @ -25.347 -57.585
  8 de Diciembre @ -25.359 -57.58
  Arroyo Seco @ -25.3655 -57.572
  Gloria María @ -25.364 -57.586
  Mbocayaty = mbocajaty, mbocayty @ -25.385 -57.577
  Picada = la picada @ -25.388 -57.598
  Remanso = remansito @ -25.391 -57.592
  Rosedal = el rosedal @ -25.3595 -57.591
  San José @ -25.366 -57.577
  San Juan @ -25.3625 -57.5965
  Sol de América @ -25.3695 -57.591
  Tres Bocas = 3 bocas @ -25.353 -57.5755
  Villa Bonita @ -25.375 -57.6
  Villa Hermosa @ -25.386 -57.607
  Ypatí @ -25.356 -57.586
Ciudad del Este
  23 de Octubre = veintitres de octubre @ -25.531 -54.6565
  Bernardino Caballero @ -25.5357 -54.616
  Carolina @ -25.491 -54.656
  Che La Reina = che lareina @ -25.494 -54.6385
  Ciudad Nueva @ -25.519 -54.67
  Don Bosco @ -25.467 -54.646
  Emilio O’Leary = o leary, oleary, juan emiliano oleary @ -25.5207 -54.607
  Jesuitas = los jesuitas @ -25.518 -54.6865
  José Félix Bogado = felix bogado @ -25.53 -54.703
  La Blanca @ -25.496 -54.647
  Monday = monday km 10 @ -25.545 -54.7245
  Pablo Rojas @ -25.5015 -54.629
  Remansito @ -25.5452 -54.6015
  San Alfredo @ -25.5193 -54.6475
  San Blas @ -25.501 -54.617
  San Isidro @ -25.508 -54.651
  San José @ -25.51 -54.6445
  San Juan @ -25.468 -54.675
  San Lucas @ -25.5247 -54.6425
  Santa Ana @ -25.535 -54.6415
  Villa Fanny = villa fani @ -25.517 -54.6545
  Área 2 = area dos @ -25.5312 -54.604
  Área 3 = area tres @ -25.529 -54.623
  Área 4 = area cuatro @ -25.5366 -54.629
  Área 8 = area ocho @ -25.5287 -54.6337
Presidente Franco
  Fátima I = fatima 1 @ -25.5415 -54.621
  Fátima II = fatima 2 @ -25.5605 -54.603
  Km 10 Monday = kilometro 10 monday @ -25.561 -54.7023
  Km 9 Monday = kilometro 9 monday @ -25.55 -54.6938
  Las Mercedes @ -25.5628 -54.607
  Luis Bolaños = fray luis bolanos @ -25.5565 -54.6135
  María Auxiliadora @ -25.5485 -54.6095
  Sagrado Corazón = sagrado corazon de jesus @ -25.556 -54.661
  San Antonio @ -25.5605 -54.612
  San Francisco @ -25.59 -54.599
  San Isidro @ -25.573 -54.674
  San José Obrero @ -25.5535 -54.6108
  San Juan @ -25.5497 -54.6083
  San Lorenzo @ -25.549 -54.632
  San Miguel @ -25.56 -54.6475
  San Rafael @ -25.5695 -54.617
  San Roque @ -25.566 -54.598
  San Sebastián @ -25.5618 -54.625
  Santa Clara @ -25.546 -54.657
  Santa Rosa @ -25.583 -54.606
  Santo Domingo @ -25.552 -54.675
  Santo Tomás @ -25.5458 -54.626
  Villa Baja @ -25.558 -54.598
  Área 5 = area cinco @ -25.552 -54.616
Encarnación
  8 de Diciembre = ocho de diciembre @ -27.288 -55.914
  Bernardino Caballero @ -27.3222 -55.861
  Boquerón @ -27.329 -55.862
  Buena Vista @ -27.3581 -55.856
  Carlos Antonio López = carlos a lopez @ -27.3294 -55.87
  Catedral = barrio catedral @ -27.3326 -55.8695
  Circuito Comercial = zona comercial, circuito comercial encarnacion @ -27.3605 -55.849
  Ciudad Nueva @ -27.351 -55.853
  Fátima = virgen de fatima @ -27.368 -55.829
  Inmaculada Concepción = inmaculada @ -27.3372 -55.8615
  Itá Paso @ -27.272 -55.929
  John Kennedy = kennedy @ -27.315 -55.8815
  Juan León Mallorquín = mallorquin @ -27.337 -55.858
  La Paz @ -27.3268 -55.8562
  La Victoria @ -27.3419 -55.8634
  Los Arrabales @ -27.2867 -55.9255
  María Auxiliadora @ -27.3107 -55.8905
  Mboi Ka’ẽ = mboi cae @ -27.3185 -55.885
  Obrero = barrio obrero @ -27.3445 -55.861
  Pacu Cuá = pacu kua @ -27.36 -55.862
  Padre Bolik = bolik, padre bolick @ -27.324 -55.8695
  Poti’y @ -27.3465 -55.8535
  Sagrada Familia @ -27.369 -55.846
  San Blas @ -27.335 -55.8725
  San José @ -27.3413 -55.868
  San Roque González = san roque @ -27.349 -55.864
  Santa Cruz @ -27.281 -55.9265
  Santa Rosa @ -27.3234 -55.876
  Santo Domingo @ -27.2527 -55.951
  Villa Cándida @ -27.331 -55.859
`
