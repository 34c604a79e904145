import type { PlayPerson } from '@dayreel/catalogue'
import { wordTable } from '@dayreel/storyboard/base'

type PeopleTable = Readonly<Record<string, PlayPerson>>

function peopleTable(rows: Readonly<Partial<Record<PlayPerson, string>>>): PeopleTable {
  const words = Object.entries(rows).flatMap(([person, list]) => list.split(' ').map((word) => [word, person] as const))
  return wordTable(Object.fromEntries(words) as Record<string, PlayPerson>)
}

/** Nouns for people, by language. A person keeps this noun as a name, so the same noun means the same figure. */
export const PEOPLE: Readonly<Record<string, PeopleTable>> = {
  en: peopleTable({
    girl: 'girl daughter granddaughter niece schoolgirl',
    boy: 'boy son grandson nephew child kid schoolboy apprentice orphan prince',
    woman:
      'woman mother mom mum wife queen lady aunt nurse teacher widow sister bride princess seamstress neighbor neighbour waitress dancer singer librarian astronomer pianist photographer',
    man: 'man father dad husband king uncle captain sailor soldier guard clerk driver pilot postman conductor brother doctor musician writer painter stranger detective passenger merchant thief innkeeper groom scientist astronaut villager friend someone',
    'old-woman': 'grandmother grandma granny nana crone',
    'old-man': 'grandfather grandpa granddad hermit clockmaker watchmaker keeper lighthouse-keeper elder professor',
    worker:
      'farmer baker fisherman blacksmith carpenter miner gardener worker builder mechanic cook shoemaker tailor cobbler potter ferryman shepherd woodcutter butcher plumber',
    wanderer: 'traveler traveller wanderer hiker explorer pilgrim tourist climber adventurer',
    hooded: 'monk witch wizard ghost nun sorcerer',
  }),
  de: peopleTable({
    girl: 'mädchen tochter enkelin nichte schülerin',
    boy: 'junge sohn enkel neffe kind schüler lehrling prinz',
    woman: 'frau mutter mama königin dame tante lehrerin witwe schwester braut prinzessin nachbarin ärztin tänzerin',
    man: 'mann vater papa könig onkel kapitän matrose soldat wächter fahrer bruder arzt maler fremder fremde musiker briefträger',
    'old-woman': 'großmutter oma alte greisin',
    'old-man': 'großvater opa uhrmacher leuchtturmwärter alter greis professor wärter',
    worker: 'bauer bäcker fischer schmied zimmermann gärtner arbeiter koch schuster schneider müller hirte',
    wanderer: 'wanderer reisender pilger forscher',
    hooded: 'mönch hexe zauberer nonne',
  }),
  es: peopleTable({
    girl: 'niña hija nieta sobrina',
    boy: 'niño hijo nieto sobrino príncipe aprendiz',
    woman: 'mujer madre mamá esposa reina señora tía maestra viuda hermana novia princesa vecina doctora bailarina',
    man: 'hombre padre papá esposo rey señor tío capitán marinero soldado guardia conductor hermano médico pintor extraño músico cartero',
    'old-woman': 'abuela anciana vieja',
    'old-man': 'abuelo anciano viejo relojero farero profesor',
    worker: 'granjero panadero pescador herrero carpintero jardinero obrero cocinero zapatero sastre pastor',
    wanderer: 'viajero caminante peregrino explorador',
    hooded: 'monje bruja mago monja',
  }),
}

/** Words that make a grown person old. */
export const OLD = /^(?:old|elderly|aged|ancient|alte|alter|alten|viejo|vieja|anciano|anciana)$/u
/** Words that make a person a child. */
export const YOUNG = /^(?:little|young|small|kleine|kleiner|kleines|junge|pequeño|pequeña)$/u

export const PRONOUNS_OF: Readonly<Record<string, { she: RegExp; he: RegExp; they: RegExp; i: RegExp; it: RegExp }>> = {
  en: {
    she: /^(?:she|her|hers|herself)$/u,
    he: /^(?:he|him|his|himself)$/u,
    they: /^(?:they|them|their|both|we|us|our)$/u,
    i: /^(?:i|me|my|myself|i'm|i'd|i'll|i've)$/u,
    it: /^(?:it|its|itself|it's)$/u,
  },
  de: {
    she: /^(?:sie|ihr|ihre|ihren|ihrem)$/u,
    he: /^(?:er|ihn|ihm|sein|seine|seinen|seinem)$/u,
    they: /^(?:wir|uns|beide|beiden|ihnen)$/u,
    i: /^(?:ich|mich|mir|mein|meine|meinen|meinem)$/u,
    it: /^(?:es)$/u,
  },
  es: {
    she: /^(?:ella)$/u,
    he: /^(?:él)$/u,
    they: /^(?:ellos|ellas|nosotros|ambos)$/u,
    i: /^(?:yo|me|mi|mí|mis)$/u,
    it: /^(?:ello)$/u,
  },
}

export const FEMALE: ReadonlySet<PlayPerson> = new Set<PlayPerson>(['girl', 'woman', 'old-woman'])
