/** Words for pictures, which name others in a credit alone. */
const PICTURE =
  /(?<!\p{L})(?:photos?|pictures?|images?|pics?|fotos?|foto['’]s|fotografie|bild(?:er)?|imágenes|imagen|immagini|immagine|imagens|imagem|afbeelding(?:en)?|bilder|valokuvia|zdjęci\p{L}{1,3}|fotk\p{L}{1,3}|фото(?:графи\p{L}{1,3})?|صور\p{L}{0,3}|תמונ\p{L}{1,4})(?!\p{L})/giu;
/** Who took a picture: a sign or small word between that and a name. */
const CREDIT =
  /^\s{0,9}\p{L}{3,14}(?:['’]s)?\s{0,3}(?:[:：©|–—-]|(?:by|von|vom|de|di|da|por|par|door|av|af|od|от|credits?|nachweis)(?!\p{L}))/iu;

/** What a link to a chat says without the words for pictures that are to be sent there, as in "Send us photos". */
export function withoutSent(text: string): string {
  return CREDIT.test(text) ? text : text.replace(PICTURE, ' ');
}
