/** What a file is, as its extension says. */
export type FileKind = 'document' | 'archive' | 'audio' | 'video' | 'image' | 'drawing';

const EXTENSIONS: Readonly<Record<FileKind, string>> = {
  document:
    'pdf p7m xps doc docx docm dot dotx odt ott odg rtf hwp hwpx wpd xls xlsx xlsm xlsb ods csv tsv ppt pptx pptm pps ppsx odp pages numbers epub mobi azw3 fb2 djvu cbz ics vcf ' +
    'ai eps ps psd indd idml cdr sketch xd afdesign gpx kml kmz tcx geojson shp dwg dxf stl',
  archive: 'zip rar 7z gz tgz tar bz2 xz iso dmg pkg exe msi apk aab ipa deb rpm appimage torrent',
  audio: 'mp3 m4a m4b aac ogg oga opus wav flac wma amr mid midi aif aiff',
  video: 'mp4 m4v webm ogv mov avi mkv wmv flv mpg mpeg 3gp',
  image: 'jpg jpeg jfif png apng gif webp avif jxl bmp tif tiff heic heif',
  drawing: 'svg svgz',
};

const KINDS: ReadonlyMap<string, FileKind> = new Map(
  Object.entries(EXTENSIONS).flatMap(([kind, names]) =>
    // The keys are those of the table.
    names.split(' ').map((name): [string, FileKind] => [name, kind as FileKind]),
  ),
);

const EXTENSION = /\.([a-z0-9]{2,8})$/i;

/** The kind of the file that a path ends in; nothing for a page, a script, a style and whatever is no attachment. */
export function kindOf(path: string): FileKind | undefined {
  const name = EXTENSION.exec(path)?.[1];
  return name === undefined ? undefined : KINDS.get(name.toLowerCase());
}
