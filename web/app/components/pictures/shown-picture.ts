/** A picture and what it shows. */
export interface ShownPicture {
  readonly picture: string
  readonly text: string
}
