/** What the line of a copyright says. */
export const COPYRIGHT =
  /©|\(c\)|copyright|all rights|alle rechte|tous droits|todos los derechos|todos os direitos|tutti i diritti|alle rechten|всі права|все права|版权|無断|保留所有|حقوق|זכויות|με επιφύλαξη/i;
