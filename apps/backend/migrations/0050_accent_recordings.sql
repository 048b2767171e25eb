CREATE TYPE "public"."accent_passage" AS ENUM('market', 'rain', 'letter');--> statement-breakpoint
CREATE TABLE "accent_recordings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accent_recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"passage" "accent_passage" NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accent_recordings" ADD CONSTRAINT "accent_recordings_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accent_recordings" ADD CONSTRAINT "accent_recordings_reference_files_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."files"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accent_recordings_tuid_at" ON "accent_recordings" USING btree ("tuid","at");--> statement-breakpoint
CREATE UNIQUE INDEX "accent_recordings_reference_unique" ON "accent_recordings" USING btree ("reference");