/** The meaning of an answer's field or of a label in a text. */
export type ScriptRole =
  | 'title'
  | 'hook'
  | 'scenes'
  | 'sheet'
  | 'description'
  | 'hashtags'
  | 'thumbnail'
  | 'subject'
  | 'videos'
  | 'video'
export type SceneRole = 'words' | 'shows' | 'item' | 'board'
export type SheetRole = 'name' | 'looks'

/** Field names as chat assistants write or translate them. They are compared by `plainName`. */
const SCRIPT: Readonly<Record<ScriptRole, string>> = {
  title: 'title|videotitle|headline|titel|überschrift|título|titre|titolo|tytuł|başlık|заголовок|название|назва|タイトル|題名|标题|標題|题目|제목|عنوان|العنوان|शीर्षक',
  hook: 'hook|opening|openingline|opener|intro|einstieg|aufhänger|gancho|apertura|accroche|gancio|abertura|haak|хук|крючок|вступление|フック|つかみ|钩子|開場|开场|开头|훅|오프닝|हुक|خطاف|المقدمة',
  scenes: 'scenes|scenelist|shots|segments|slides|parts|script|body|content|lines|narration|voiceover|szenen|skript|escenas|guion|guión|scènes|script|scene|cenas|roteiro|сцены|сценарий|シーン|台本|场景|場景|脚本|장면|대본|दृश्य|المشاهد',
  sheet: 'sheet|characters|cast|people|figuren|charaktere|personen|personajes|personnages|personaggi|personagens|персонажи|герои|登場人物|人物|角色|등장인물|पात्र|الشخصيات',
  description: 'description|videodescription|summary|beschreibung|descripción|descrizione|descrição|описание|説明|描述|简介|설명|विवरण|الوصف',
  hashtags: 'hashtags|hashtag|tags|etiquetas|motsclés|хештеги|хэштеги|ハッシュタグ|标签|話題標籤|해시태그|हैशटैग|الوسوم',
  thumbnail: 'thumbnail|thumbnailtext|thumbnailwords|cover|covertext|vorschaubild|miniatura|miniature|vignette|обложка|превью|サムネイル|缩略图|封面|썸네일|थंबनेल',
  subject: 'subject|topic|thema|tema|sujet|argomento|тема|テーマ|主题|主題|주제|विषय|الموضوع',
  videos: 'videos|scripts|answers|results|vídeos|vidéos|видео|動画|视频|영상',
  video: 'video|videonumber|number|no|nr|index|id|nummer|número|numéro|numero|номер|番号|编号|번호',
} // prettier-ignore
const SCENE: Readonly<Record<SceneRole, string>> = {
  words: 'words|text|spoken|spokenwords|spokentext|says|line|narration|narrator|voiceover|vo|voice|audio|script|dialogue|dialog|sentence|speech|content|sprecher|sprechtext|erzähler|worte|texto|narración|narrador|locución|voz|vozenoff|texte|narrateur|voixoff|testo|narratore|voce|narração|locução|текст|слова|диктор|закадровыйголос|рассказчик|言葉|セリフ|ナレーション|ナレーター|テキスト|台词|旁白|文字|解说|대사|내레이션|나레이션|텍스트|शब्द|पाठ|वाचक|النص|الراوي|الكلمات',
  shows: 'shows|show|shown|visual|visuals|visualdescription|picture|picturedescription|image|imagedescription|imageprompt|prompt|onscreen|video|footage|scene|description|bild|bildbeschreibung|zeigt|visuell|imagen|muestra|visuales|imagem|mostra|immagine|montre|visuel|visuels|kép|визуал|картинка|изображение|показ|кадр|видеоряд|映像|画像|絵|画面|ビジュアル|图片|圖片|图像|视觉|이미지|화면|영상|चित्र|الصورة|المشهد',
  board: 'board|tafel|pizarra|tablero|tableau|lavagna|quadro|доска|ボード|板|黑板|보드|बोर्ड|اللوحة',
  item: 'item|itemnumber|rank|punkt|elemento|élément|пункт|項目|项目|항목',
} // prettier-ignore
const SHEET: Readonly<Record<SheetRole, string>> = {
  name: 'name|character|who|person|nombre|nom|nome|имя|名前|名字|이름|नाम|الاسم',
  looks: 'looks|look|appearance|description|aussehen|beschreibung|apariencia|descripción|apparence|aspetto|aparência|внешность|описание|外見|外观|外貌|외모|रूप|المظهر',
} // prettier-ignore
/** Words that number the scenes of a plain text, like “Scene 3”. */
const SCENE_WORDS =
  'scene|shot|segment|slide|part|beat|szene|teil|escena|parte|scène|plan|scena|cena|сцена|кадр|シーン|場面|场景|場景|镜头|第|장면|씬|दृश्य|المشهد|مشهد'

const scriptRoles = rolesByName(SCRIPT)
const sceneRoles = rolesByName(SCENE)
const sheetRoles = rolesByName(SHEET)
const sceneWords = new Set(SCENE_WORDS.split('|').map(plainName))

/** Returns the role of a field of a whole script. */
export function scriptRole(name: string): ScriptRole | undefined {
  return scriptRoles.get(plainName(name))
}

/** Returns the role of a field of a scene. */
export function sceneRole(name: string): SceneRole | undefined {
  return sceneRoles.get(plainName(name))
}

/** Returns the role of a field of a person or place. */
export function sheetRole(name: string): SheetRole | undefined {
  return sheetRoles.get(plainName(name))
}

/** Returns whether a label begins a scene. */
export function isSceneWord(name: string): boolean {
  return sceneWords.has(plainName(name))
}

/** Removes case, accents, spaces, digits and punctuation from a name. */
function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .replace(/[^\p{L}\p{M}]/gu, '')
}

function rolesByName<Role extends string>(names: Readonly<Record<Role, string>>): ReadonlyMap<string, Role> {
  const entries = Object.entries(names) as [Role, string][]
  // An earlier role takes precedence, such as a scene's words over its picture.
  return new Map(
    entries
      .flatMap(([role, list]) => list.split('|').map((name): [string, Role] => [plainName(name), role]))
      .toReversed(),
  )
}
