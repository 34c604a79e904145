/** English nouns of animals, in lower case and in the singular. */
export const ANIMAL_WORDS: ReadonlySet<string> = new Set(
  `animal whale dolphin shark fish salmon tuna eel octopus squid jellyfish starfish crab lobster shrimp snail
  slug worm spider scorpion ant bee bumblebee honeybee wasp fly mosquito butterfly moth beetle ladybird
  dragonfly firefly cricket grasshopper cat kitten dog puppy hound wolf fox bear panda koala lion tiger leopard
  cheetah jaguar lynx hyena elephant mammoth rhino hippo giraffe zebra camel llama horse pony donkey mule cow
  bull calf ox bison buffalo sheep lamb goat pig piglet deer stag elk moose reindeer antelope kangaroo monkey
  ape gorilla chimpanzee orangutan sloth rabbit hare squirrel hedgehog beaver otter badger raccoon skunk weasel
  mouse rat hamster bat mole seal walrus penguin bird crow raven magpie eagle hawk falcon owl vulture gull
  seagull pigeon dove sparrow robin swallow swift swan goose duck hen chicken rooster turkey parrot peacock
  flamingo stork heron crane woodpecker hummingbird ostrich turtle tortoise frog toad newt lizard gecko
  chameleon snake crocodile alligator dinosaur dragon unicorn`.split(/\s+/u),
)
