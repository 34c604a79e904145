/** How a chat assistant begins and ends an answer, apart from the script. */
const GREETING =
  /^(?:sure|of course|certainly|absolutely|great|okay|ok|got it|no problem|here(?:['’]s| is| are| you go)|below is|klar|gerne|natürlich|selbstverständlich|hier (?:ist|sind|kommt)|claro|por supuesto|aquí (?:tienes|está|van)|bien sûr|avec plaisir|voici|voilà|certo|ecco|aqui está|com certeza|конечно|вот|もちろん|はい|承知|わかりました|以下|こちら|当然|好的|没问题|這是|这是|물론|네[,!]|다음은|ज़रूर|यहाँ|बिल्कुल|بالطبع|إليك|حسنًا)/iu
const OFFER =
  /let me know|would you like|do you want|feel free|if you(?:['’]d)? (?:like|want|need)|i hope|hope this|i can also|want me to|shall i|happy to|word count|möchtest du|soll ich|sag (?:mir )?(?:einfach )?bescheid|wenn du (?:möchtest|willst)|ich hoffe|¿quieres|¿te gustaría|avísame|dime si|si quieres|espero que|souhaitez|souhaites|veux-tu|voulez-vous|n['’]hésite|dis-moi|j['’]espère|se quiser|gostaria|avise|espero que|vuoi che|fammi sapere|spero che|хотите|если нужно|дайте знать|надеюсь|いかがでしょう|お知らせください|ご希望|必要であれば|如果需要|需要我|希望这|如果您|如果你|필요하시면|원하시면|도움이 되|अगर आप चाह|उम्मीद है|هل تريد|أتمنى|إذا كنت/iu
/** Words for the product that a greeting announces. */
const SCRIPT = /script|video|json|skript|drehbuch|gui[oó]n|texte|vídeo|vidéo|copione|roteiro|сценари|видео|脚本|台本|動画|视频|影片|스크립트|대본|영상|स्क्रिप्ट|वीडियो|سيناريو|فيديو|[:：!！]$/iu // prettier-ignore
/** Matches a short line that announces the content after it, like “Here is your script:”. */
const ANNOUNCEMENT = /^.{1,160}[:：]$/u

/** Returns whether a line at the beginning or the end of an answer addresses the user instead of the viewers. */
export function isChatter(line: string): boolean {
  const plain = line.replace(/[*_#>`]/gu, '').trim()
  if (!/[\p{L}\p{N}]/u.test(plain)) return true
  return (
    ANNOUNCEMENT.test(plain) ||
    (plain.length <= 300 && ((GREETING.test(plain) && SCRIPT.test(plain)) || OFFER.test(plain)))
  )
}
