/** Domains of mail, shared by all who ask. */

/** Those that give an address to anybody. */
export const FREE_MAIL: ReadonlySet<string> = new Set(
  `
  gmail.com googlemail.com outlook.com outlook.de outlook.fr hotmail.com hotmail.co.uk hotmail.de hotmail.fr
  hotmail.it hotmail.es live.com live.co.uk live.de live.fr live.nl msn.com passport.com
  yahoo.com yahoo.co.uk yahoo.co.in yahoo.co.jp yahoo.de yahoo.fr yahoo.it yahoo.es yahoo.com.br yahoo.in
  yahoo.ca ymail.com rocketmail.com aol.com aim.com icloud.com me.com mac.com proton.me protonmail.com
  protonmail.ch pm.me tutanota.com tutanota.de tutamail.com tuta.com tuta.io keemail.me gmx.de gmx.net gmx.com
  gmx.at gmx.ch web.de mail.com email.com usa.com myself.com consultant.com post.com
  zoho.com zoho.eu zoho.in zohomail.com zohomail.eu yandex.com yandex.ru ya.ru mail.ru bk.ru inbox.ru list.ru
  rambler.ru qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com 139.com
  naver.com hanmail.net daum.net kakao.com nate.com fastmail.com fastmail.fm hey.com duck.com hushmail.com
  inbox.com inbox.lv rediffmail.com mailbox.org posteo.de posteo.net disroot.org riseup.net startmail.com
  runbox.com mailfence.com cock.li t-online.de freenet.de arcor.de online.de 1und1.de orange.fr wanadoo.fr
  free.fr laposte.net sfr.fr neuf.fr bbox.fr libero.it virgilio.it alice.it tin.it tiscali.it seznam.cz
  centrum.cz wp.pl o2.pl onet.pl interia.pl abv.bg uol.com.br bol.com.br terra.com.br ig.com.br
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com
  optonline.net shaw.ca rogers.com sympatico.ca btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com
  bigpond.com optusnet.com.au telenet.be skynet.be ziggo.nl kpnmail.nl xs4all.nl bluewin.ch docomo.ne.jp
  ezweb.ne.jp softbank.ne.jp
  `
    .trim()
    .split(/\s+/),
)

/** Those that give as many as somebody wants, for a while: an address there says nothing at all. */
export const THROWAWAY_MAIL: ReadonlySet<string> = new Set(
  `
  simplelogin.com simplelogin.co anonaddy.me addy.io mozmail.com relay.firefox.com
  mailinator.com guerrillamail.com 10minutemail.com temp-mail.org yopmail.com trashmail.com sharklasers.com
  maildrop.cc getnada.com dispostable.com moakt.com tempmail.com mail.tm
  `
    .trim()
    .split(/\s+/),
)
