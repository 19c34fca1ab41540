#!/bin/sh
# Makes the two demo videos from the pictures beside it: slow moves over stills, crossfades, and a soft
# synthesized chord. The results are committed, so this runs only when somebody wants other videos.
# Needs ffmpeg 5 or newer with libx264. Usage: demo/media/make-videos.sh
set -eu
cd "$(dirname "$0")"

FPS=25
CLIP=3.6   # seconds a picture is shown, crossfades included
FADE=0.8
FRAMES=90  # CLIP * FPS

# A still that moves: $1 input index, $2 crop before the move, $3 zoom expression, $4 x, $5 y.
# It is scaled up first because zoompan moves by whole pixels, which shakes at the output's size.
clip() {
  printf '[%s:v]%s,scale=3840:2160:force_original_aspect_ratio=increase,crop=3840:2160,' "$1" "$2"
  printf "zoompan=z='%s':x='%s':y='%s':d=%s:s=1280x720:fps=%s,setsar=1,format=yuv420p[v%s];" "$3" "$4" "$5" $FRAMES $FPS "$1"
}

IN='1+0.10*on/90'
OUT='1.10-0.10*on/90'
MID_X='iw/2-(iw/zoom/2)'
MID_Y='ih/2-(ih/zoom/2)'

# Crossfades four clips into [v]; each next one starts CLIP - FADE later.
crossfades() {
  printf '[v0][v1]xfade=fade:%s:2.8[a];[a][v2]xfade=fade:%s:5.6[b];[b][v3]xfade=fade:%s:8.4[v]' $FADE $FADE $FADE
}

# A chord of sine waves: $1 the frequencies, $2 the depth of a slow swell. 12 s, faded at both ends.
chord() {
  expression=''
  for frequency in $1; do
    expression="$expression+0.12*sin(2*PI*$frequency*t)*(1-$2*cos(2*PI*t/6))"
  done
  printf "aevalsrc='0%s':s=44100:d=12,lowpass=f=1200,aecho=0.7:0.5:120|260:0.25|0.15,afade=in:d=1.5,afade=out:st=9.6:d=2.4" "$expression"
}

# $1 output, $2 filter graph, $3 chord, then the four pictures.
make() {
  output=$1 graph=$2 sound=$3
  ffmpeg -hide_banner -loglevel error -y -i "$4" -i "$5" -i "$6" -i "$7" \
    -filter_complex "$graph;$sound[s]" -map '[v]' -map '[s]' -t 12 \
    -c:v libx264 -preset slow -crf 25 -maxrate 1100k -bufsize 2200k -profile:v high -g 50 -pix_fmt yuv420p \
    -c:a aac -b:a 96k -ac 2 -map_metadata -1 -movflags +faststart "videos/$output"
}

make palette.mp4 "$(
  clip 0 'null' "$IN" "$MID_X" "$MID_Y"
  clip 1 'crop=iw*0.6:ih*0.5:iw*0.18:ih*0.12' '1.10' '(iw-iw/zoom)*on/90' "$MID_Y"
  clip 2 'null' "$OUT" "$MID_X" "$MID_Y"
  clip 3 'crop=iw*0.6:ih*0.5:iw*0.4:ih*0.38' "$OUT" "$MID_X" "$MID_Y"
  crossfades
)" "$(chord '220 277.18 329.63 440' 0.5)" \
  pictures/paint-brushes.jpg pictures/paint-brushes.jpg pictures/abstract-spectrum.jpg pictures/paint-brushes.jpg

make dawn-walk.mp4 "$(
  clip 0 'null' "$IN" "$MID_X" "$MID_Y"
  clip 1 'null' '1.10' "$MID_X" '(ih-ih/zoom)*on/90'
  clip 2 'null' '1.10' '(iw-iw/zoom)*on/90' "$MID_Y"
  clip 3 'null' "$OUT" "$MID_X" "$MID_Y"
  crossfades
)" "$(chord '146.83 220 293.66 369.99' 0.7)" \
  pictures/mountain-path.jpg pictures/forest-stream.jpg pictures/autumn-mountain.jpg pictures/sunset-hills.jpg

# The first seconds of a film, for those who may not see the whole: $1 the film, $2 its seconds.
teaser() {
  ffmpeg -hide_banner -loglevel error -y -t "$2" -i "videos/$1.mp4" -c copy -map_metadata -1 \
    -movflags +faststart "videos/$1-teaser.mp4"
}

teaser dawn-walk 4
