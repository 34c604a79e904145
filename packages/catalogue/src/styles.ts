/**
 * The 22 preset styles. The ids are those of Leonardo's Phoenix and Flux models, so that a hosted illustrator can use
 * them. For Portrait, this is the id that both models accept. `image` shows the same scene in each style.
 */
export const STYLES = [
  style('None', '556c1ee5-ec38-42e8-955a-1e82dad0ffa1'),
  style('3D Render', 'debdf72a-91a4-467b-bf61-cc02bdeb69c6'),
  style('Bokeh', '9fdc5e8c-4d13-49b4-9ce6-5a74cbb19177'),
  style('Cinematic', 'a5632c7c-ddbb-4e2f-ba34-8456ab3ac436'),
  style('Cinematic Concept', '33abbb99-03b9-4dd7-9761-ee98650b2c88'),
  style('Creative', '6fedbf1f-4a17-45ec-84fb-92fe524a29ef'),
  style('Dynamic', '111dc692-d470-4eec-b791-3475abac4c46'),
  style('Fashion', '594c4a08-a522-4e0e-b7ff-e4dac4b6b622'),
  style('Graphic Design Pop Art', '2e74ec31-f3a4-4825-b08b-2894f6d13941'),
  style('Graphic Design Vector', '1fbb6a68-9319-44d2-8d56-2957ca0ece6a'),
  style('Illustration', '645e4195-f63d-4715-a3f2-3fb1e6eb8c70'),
  style('Macro', '30c1d34f-e3a9-479a-b56f-c018bbc9c02a'),
  style('Moody', '621e1c9a-6319-4bee-a12d-ae40659162fa'),
  style('Portrait', '8e2bc543-6ee2-45f9-bcd9-594b6ce84dcd'),
  style('Pro B&W photography', '22a9a7d2-2166-4d86-80ff-22e2643adbcf'),
  style('Pro color photography', '7c3f932b-a572-47cb-9b9b-f20211e63b5b'),
  style('Pro film photography', '581ba6d6-5aac-4492-bebe-54c424a0d46e'),
  style('Ray Traced', 'b504f83c-3326-4947-82e1-7fe9e839ec0f'),
  style('Sketch (B&W)', 'be8c6b58-739c-4d44-b9c1-b032ed308b61'),
  style('Sketch (Color)', '093accc3-7633-4ffd-82da-d34000dfc0d6'),
  style('Stock Photo', '5bdc3f2a-1be6-4d1c-8e77-992a30824a2c'),
  style('Vibrant', 'dee282d3-891f-4f73-ba02-7f8131e5541b'),
] as const
export type StyleName = (typeof STYLES)[number]['name']
export const DEFAULT_STYLE: StyleName = 'None'

function style<const Name extends string, const Id extends string>(name: Name, id: Id) {
  return { name, id, image: `/pictures/styles/${id}.webp` } as const
}
